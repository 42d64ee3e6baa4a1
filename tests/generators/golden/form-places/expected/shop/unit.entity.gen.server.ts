// Generated from schemas/shop/unit.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { unitDisplay, unitFields, unitRules } from './unit.entity.gen.ts';

export const unitModel = createEntity({
  name: 'unit',
  module: 'shop',
  owner: 'global',
  fields: Object.values(unitFields),
  display: unitDisplay,
  search: ['name'],
  access: { read: [], create: null, update: null, delete: null },
  lookup: [],
  rules: unitRules,
  data: async () => (await import('#modules/shop/unit.data.server.ts')).rows(),
});
