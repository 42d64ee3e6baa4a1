// Generated from schemas/warehouse/put-back.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { putBackDisplay, putBackFields, putBackRules } from './put-back.entity.gen.ts';
import { putBackWorkflow } from './put-back.workflow.gen.ts';

export const putBackModel = createEntity({
  name: 'put_back',
  module: 'warehouse',
  owner: 'customer',
  fields: Object.values(putBackFields),
  refillSql: {
    quantity: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"), 0) FROM "put_back_line" t_lines WHERE t_lines."put_back_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: putBackDisplay,
  search: ['code'],
  unique: [
    { key: 'code', fields: ['code'], message: 'messages.duplicate' },
    { key: 'order', fields: ['order_id'], message: 'messages.duplicate' },
  ],
  index: [['status', 'created_at'], ['warehouse_id', 'created_at'], ['basket_id', 'status']],
  access: { read: ['order_manager', 'pos_order_online_list'], create: null, update: null, delete: null },
  lookup: ['order_manager', 'pos_order_online_list'],
  rules: putBackRules,
  workflows: [putBackWorkflow],
  live: true,
});
