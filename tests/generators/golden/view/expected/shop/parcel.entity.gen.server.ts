// Generated from schemas/shop/parcel.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { parcelDisplay, parcelFields, parcelRules } from './parcel.entity.gen.ts';

export const parcelModel: EntityModel = {
  name: 'parcel',
  module: 'shop',
  table: 'parcel',
  owner: 'customer',
  fields: Object.values(parcelFields),
  display: parcelDisplay,
  search: [],
  unique: [],
  index: [],
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: parcelRules,
  audit: true,
  softDelete: true,
  live: false,
};
