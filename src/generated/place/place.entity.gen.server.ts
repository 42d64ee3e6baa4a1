// Generated from schemas/place/place.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { placeDisplay, placeFields, placeRules } from './place.entity.gen.ts';

export const placeModel: EntityModel = {
  name: 'place',
  module: 'place',
  table: 'place',
  owner: 'global',
  fields: Object.values(placeFields),
  display: placeDisplay,
  search: ['name'],
  unique: [],
  index: [['level', 'scheme', 'country'], ['parent_id', 'level']],
  access: { read: [], create: null, update: null, delete: null },
  lookup: [],
  rules: placeRules,
  audit: false,
  softDelete: false,
  live: false,
  data: async () => (await import('#modules/place/place.data.server.ts')).rows(),
};
