// Generated from schemas/dc/dc-order.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type DcOrder, dcOrderDisplay, dcOrderFields, dcOrderRules } from './dc-order.entity.gen.ts';
import { dcOrderWorkflow } from './dc-order.workflow.gen.ts';

export const dcOrderModel = createEntity({
  name: 'dc_order',
  module: 'dc',
  owner: 'tree',
  fields: Object.values(dcOrderFields),
  refillSql: {
    quantity: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."approved_quantity" IS NOT NULL THEN t_lines."approved_quantity" ELSE t_lines."quantity" END), 0) FROM "dc_order_line" t_lines WHERE t_lines."dc_order_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    goods_total: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."amount" IS NOT NULL THEN t_lines."amount" ELSE 0 END), 0) FROM "dc_order_line" t_lines WHERE t_lines."dc_order_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [], after: ['dc_order_line.amount'],
    },
    total: {
      text: 'floor(t."goods_total"::float8 * (100::float8 - t."discount_percent") / 100 + 0.5)', params: [],
      after: ['dc_order.goods_total', 'dc_order_line.amount'],
    },
  },
  display: dcOrderDisplay,
  search: ['code', 'distributor_name', 'supplier_name'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['status'], ['distributor_id'], ['supplier_id']],
  access: {
    read: ['dc_order', 'dc_order_create', 'dc_distributor'], create: ['dc_order_create'],
    update: ['dc_order', 'dc_order_create'], delete: ['dc_order_create'],
  },
  lookup: ['dc_order', 'dc_order_create', 'dc_distributor'],
  visibleRows: {
    sql: {
      text: '({user.node}::int8 IS NULL OR t."distributor_id" IS NOT NULL AND t."distributor_id" = ANY({user.nodes}::int8[]) OR t."supplier_id" IS NOT NULL AND t."supplier_id" = ANY({user.nodes}::int8[]))',
      params: ['user.node', 'user.nodes'],
    },
    check: (c: Logic<DcOrder>) =>
      c.user.node == null || c.record.distributor_id != null && c.user.nodes.includes(c.record.distributor_id) || c.record.supplier_id != null && c.user.nodes.includes(c.record.supplier_id),
  },
  rules: dcOrderRules,
  workflows: [dcOrderWorkflow],
  live: true,
});
