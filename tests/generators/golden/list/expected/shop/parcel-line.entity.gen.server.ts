// Generated from schemas/shop/parcel-line.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { parcelLineDisplay, parcelLineFields, parcelLineRules } from './parcel-line.entity.gen.ts';

export const parcelLineModel: EntityModel = {
  name: 'parcel_line',
  module: 'shop',
  table: 'parcel_line',
  owner: 'customer',
  fields: Object.values(parcelLineFields),
  display: parcelLineDisplay,
  search: [],
  unique: [],
  index: [],
  access: { read: ['parcel_manager'], create: null, update: null, delete: null },
  lookup: ['parcel_manager'],
  rules: parcelLineRules,
  audit: true,
  softDelete: true,
  parent: { entity: 'parcel', foreignKey: 'parcel_id', field: 'lines' },
  live: false,
};
