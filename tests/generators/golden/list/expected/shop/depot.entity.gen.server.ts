// Generated from schemas/shop/depot.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { depotDisplay, depotFields, depotRules } from './depot.entity.gen.ts';

export const depotModel = createEntity({
  name: 'depot',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(depotFields),
  display: depotDisplay,
  search: ['code'],
  access: { read: null, create: null, update: null, delete: null },
  lookup: ['parcel_manager'],
  rules: depotRules,
});
