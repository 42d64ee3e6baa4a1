// Generated from schemas/place/place.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { placeDisplay, placeFields, placeRules } from './place.entity.gen.ts';

export const placeModel = createEntity({
  name: 'place',
  module: 'place',
  owner: 'global',
  fields: Object.values(placeFields),
  display: placeDisplay,
  search: ['name'],
  index: [['level', 'scheme', 'country'], ['parent_id', 'level']],
  access: { read: [], create: null, update: null, delete: null },
  lookup: [],
  rules: placeRules,
  audit: false,
  softDelete: false,
  data: async () => (await import('#modules/place/place.data.server.ts')).rows(),
});
