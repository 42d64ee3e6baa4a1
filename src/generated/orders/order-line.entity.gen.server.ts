// Generated from schemas/orders/order-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { orderLineDisplay, orderLineFields, orderLineRules } from './order-line.entity.gen.ts';

export const orderLineModel = createEntity({
  name: 'order_line',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(orderLineFields),
  refillSql: {
    amount: { text: '(t."quantity"::float8 * t."unit_price" - t."discount")', params: [] },
    costed_total: {
      text: 'CASE WHEN t."unit_cost" IS NULL THEN NULL WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" = 5 THEN floor(CASE WHEN p."goods_total" IS NOT NULL AND p."discount" IS NOT NULL AND p."goods_total" > 0 THEN (t."quantity"::float8 * t."unit_price" - t."discount") * (p."goods_total"::float8 - p."discount") / NULLIF(p."goods_total", 0) ELSE t."quantity"::float8 * t."unit_price" - t."discount" END::float8 * 100 / 105 + 0.5) WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" = 8 THEN floor(CASE WHEN p."goods_total" IS NOT NULL AND p."discount" IS NOT NULL AND p."goods_total" > 0 THEN (t."quantity"::float8 * t."unit_price" - t."discount") * (p."goods_total"::float8 - p."discount") / NULLIF(p."goods_total", 0) ELSE t."quantity"::float8 * t."unit_price" - t."discount" END::float8 * 100 / 108 + 0.5) WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" = 10 THEN floor(CASE WHEN p."goods_total" IS NOT NULL AND p."discount" IS NOT NULL AND p."goods_total" > 0 THEN (t."quantity"::float8 * t."unit_price" - t."discount") * (p."goods_total"::float8 - p."discount") / NULLIF(p."goods_total", 0) ELSE t."quantity"::float8 * t."unit_price" - t."discount" END::float8 * 100 / 110 + 0.5) ELSE floor(CASE WHEN p."goods_total" IS NOT NULL AND p."discount" IS NOT NULL AND p."goods_total" > 0 THEN (t."quantity"::float8 * t."unit_price" - t."discount") * (p."goods_total"::float8 - p."discount") / NULLIF(p."goods_total", 0) ELSE t."quantity"::float8 * t."unit_price" - t."discount" END::float8 + 0.5) END',
      params: [], after: ['order.goods_total'],
    },
  },
  display: orderLineDisplay,
  search: ['sku', 'name'],
  index: [['present_id']],
  access: {
    read: [
      'administration_report_revenue', 'order_manager', 'pos_order_online_list', 'order_create_single',
      'pos_order_create_single', 'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create',
      'goods_return_history',
    ],
    create: null, update: null, delete: null,
  },
  lookup: [
    'administration_report_revenue', 'order_manager', 'pos_order_online_list', 'order_create_single',
    'pos_order_create_single', 'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create',
    'goods_return_history',
  ],
  rules: orderLineRules,
  parent: { entity: 'order', foreignKey: 'order_id', field: 'lines' },
});
