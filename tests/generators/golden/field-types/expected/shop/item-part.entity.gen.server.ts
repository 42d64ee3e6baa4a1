// Generated from schemas/shop/item-part.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { itemPartDisplay, itemPartFields, itemPartRules } from './item-part.entity.gen.ts';

export const itemPartModel: EntityModel = {
  name: 'item_part',
  module: 'shop',
  table: 'item_part',
  owner: 'customer',
  fields: Object.values(itemPartFields),
  display: itemPartDisplay,
  search: [],
  unique: [],
  index: [],
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: itemPartRules,
  audit: true,
  softDelete: true,
  parent: { entity: 'item', foreignKey: 'item_id', field: 'some_rows' },
  live: false,
};
