// Generated from schemas/shop/pos.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { posDisplay, posFields, posRules } from './pos.entity.gen.ts';

export const posModel = createEntity({
  name: 'pos',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(posFields),
  display: posDisplay,
  search: ['code'],
  access: { read: null, create: null, update: null, delete: null },
  lookup: ['parcel_manager'],
  rules: posRules,
});
