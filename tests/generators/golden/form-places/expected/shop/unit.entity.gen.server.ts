// Generated from schemas/shop/unit.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { unitDisplay, unitFields, unitRules } from './unit.entity.gen.ts';

export const unitModel: EntityModel = {
  name: 'unit',
  module: 'shop',
  table: 'unit',
  owner: 'global',
  fields: Object.values(unitFields),
  display: unitDisplay,
  search: ['name'],
  unique: [],
  index: [],
  access: { read: [], create: null, update: null, delete: null },
  lookup: [],
  rules: unitRules,
  audit: true,
  softDelete: true,
  live: false,
  data: async () => (await import('#modules/shop/unit.data.server.ts')).rows(),
};
