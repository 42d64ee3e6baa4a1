// Generated from schemas/orders/pick-list.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { pickListDisplay, pickListFields, pickListRules } from './pick-list.entity.gen.ts';

export const pickListModel = createEntity({
  name: 'pick_list',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(pickListFields),
  refillSql: {
    pieces: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"), 0) FROM "pick_list_line" t_lines WHERE t_lines."pick_list_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: pickListDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['created_at'], ['warehouse_id', 'created_at']],
  access: { read: ['order_manager', 'pos_order_online_list'], create: null, update: null, delete: null },
  lookup: ['order_manager', 'pos_order_online_list'],
  rules: pickListRules,
});
