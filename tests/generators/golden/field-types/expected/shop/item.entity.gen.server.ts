// Generated from schemas/shop/item.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { itemDisplay, itemFields, itemRules } from './item.entity.gen.ts';

export const itemModel = createEntity({
  name: 'item',
  module: 'shop',
  owner: 'customer',
  fields: Object.values(itemFields),
  computeSql: { is_heavy: { text: '(t."a_weight" IS NOT NULL AND t."a_weight" > 1000)', params: [] } },
  refillSql: {
    parts_amount: {
      text: '(SELECT COALESCE(sum(t_some_rows."amount"), 0) FROM "item_part" t_some_rows WHERE t_some_rows."item_id" = t."id" AND t_some_rows."customer_id" = t."customer_id" AND t_some_rows."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: itemDisplay,
  search: ['a_code', 'a_text'],
  unique: [{ key: 'code', fields: ['a_code'], message: 'messages.duplicate' }],
  index: [['a_date']],
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: itemRules,
  softDelete: false,
});
