// Generated from schemas/shop/depot.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { depotDisplay, depotFields, depotRules } from './depot.entity.gen.ts';

export const depotModel: EntityModel = {
  name: 'depot',
  module: 'shop',
  table: 'depot',
  owner: 'customer',
  fields: Object.values(depotFields),
  display: depotDisplay,
  search: ['code'],
  unique: [],
  index: [],
  access: { read: null, create: null, update: null, delete: null },
  lookup: ['parcel_manager'],
  rules: depotRules,
  audit: true,
  softDelete: true,
  live: false,
};
