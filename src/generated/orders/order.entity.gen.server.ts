// Generated from schemas/orders/order.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { orderDisplay, orderFields, orderRules } from './order.entity.gen.ts';
import { orderWorkflow } from './order.workflow.gen.ts';

export const orderModel: EntityModel = {
  name: 'order',
  module: 'orders',
  table: 'order',
  owner: 'customer',
  fields: Object.values(orderFields),
  refillSql: {
    goods_total: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"::float8 * t_lines."unit_price" - t_lines."discount"), 0) FROM "order_line" t_lines WHERE t_lines."order_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    goods_quantity: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"), 0) FROM "order_line" t_lines WHERE t_lines."order_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: orderDisplay,
  search: ['customer_order_id', 'delivery_order_id', 'receiver_name', 'receiver_phone'],
  unique: [
    { key: 'customer_order_id', fields: ['customer_order_id'], message: 'rule.order.code_taken' },
    {
      key: 'picks_one', fields: ['picker_id'], message: 'rule.order.picks_one',
      where: { text: '(t."status" = 60 AND (t."picks_alone" IS NOT NULL AND t."picks_alone" = TRUE))', params: [] },
    },
  ],
  index: [
    ['created_at'],
    ['status', 'created_at'],
    ['delivery_order_id'],
    ['warehouse_id', 'created_at'],
    ['id_city', 'created_at'],
    ['receiver_phone'],
  ],
  access: {
    read: ['order_manager', 'order_create_single'], create: ['order_create_single'],
    update: ['order_cancel_and_change'], delete: null,
  },
  lookup: ['order_manager', 'order_create_single'],
  rules: orderRules,
  workflow: orderWorkflow,
  audit: true,
  softDelete: true,
  live: true,
};
