// Generated from schemas/shop/item-part.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { itemPartDisplay, itemPartFields, itemPartRules } from './item-part.entity.gen.ts';

export const itemPartModel = createEntity({
  name: 'item_part',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(itemPartFields),
  display: itemPartDisplay,
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: itemPartRules,
  parent: { entity: 'item', foreignKey: 'item_id', field: 'some_rows' },
});
