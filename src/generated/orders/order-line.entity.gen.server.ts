// Generated from schemas/orders/order-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { orderLineDisplay, orderLineFields, orderLineRules } from './order-line.entity.gen.ts';

export const orderLineModel = createEntity({
  name: 'order_line',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(orderLineFields),
  refillSql: { amount: { text: '(t."quantity"::float8 * t."unit_price" - t."discount")', params: [] } },
  display: orderLineDisplay,
  search: ['sku', 'name'],
  index: [['present_id']],
  access: {
    read: [
      'order_manager', 'pos_order_online_list', 'order_create_single', 'pos_order_create_single',
      'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create', 'goods_return_history',
    ],
    create: null, update: null, delete: null,
  },
  lookup: [
    'order_manager', 'pos_order_online_list', 'order_create_single', 'pos_order_create_single',
    'administration_goods_missing', 'goods_receipt_create', 'pos_goods_receipt_create', 'goods_return_history',
  ],
  rules: orderLineRules,
  parent: { entity: 'order', foreignKey: 'order_id', field: 'lines' },
});
