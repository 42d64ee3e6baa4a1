// Generated from schemas/dc/dc-order-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { dcOrderLineDisplay, dcOrderLineFields, dcOrderLineRules } from './dc-order-line.entity.gen.ts';

export const dcOrderLineModel = createEntity({
  name: 'dc_order_line',
  module: 'dc',
  owner: 'customer',
  fields: Object.values(dcOrderLineFields),
  refillSql: {
    amount: {
      text: 'CASE WHEN t."unit_price" IS NOT NULL THEN CASE WHEN t."approved_quantity" IS NOT NULL THEN t."approved_quantity" ELSE t."quantity" END::float8 * t."unit_price" ELSE NULL END',
      params: [],
    },
  },
  display: dcOrderLineDisplay,
  search: ['sku', 'name'],
  unique: [{ key: 'goods', fields: ['dc_order_id', 'goods_id'], message: 'rule.dc_order_line.twice' }],
  index: [['goods_id']],
  access: { read: ['dc_order', 'dc_order_create', 'dc_distributor'], create: null, update: null, delete: null },
  lookup: ['dc_order', 'dc_order_create', 'dc_distributor'],
  rules: dcOrderLineRules,
  parent: { entity: 'dc_order', foreignKey: 'dc_order_id', field: 'lines' },
});
