// Generated from schemas/orders/order-line.entity.json. Edit that file and run `npm run generate`.
import type { EntityModel } from '#contract/model.ts';
import { orderLineDisplay, orderLineFields, orderLineRules } from './order-line.entity.gen.ts';

export const orderLineModel: EntityModel = {
  name: 'order_line',
  module: 'orders',
  table: 'order_line',
  owner: 'customer',
  fields: Object.values(orderLineFields),
  refillSql: { amount: { text: '(t."quantity"::float8 * t."unit_price" - t."discount")', params: [] } },
  display: orderLineDisplay,
  search: ['sku', 'name'],
  unique: [],
  index: [],
  access: { read: ['order_manager', 'order_create_single'], create: null, update: null, delete: null },
  lookup: ['order_manager', 'order_create_single'],
  rules: orderLineRules,
  audit: true,
  softDelete: true,
  parent: { entity: 'order', foreignKey: 'order_id', field: 'lines' },
  live: false,
};
