// Generated from schemas/orders/order-returned.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { orderReturnedDisplay, orderReturnedFields, orderReturnedRules } from './order-returned.entity.gen.ts';

export const orderReturnedModel = createEntity({
  name: 'order_returned',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(orderReturnedFields),
  display: orderReturnedDisplay,
  search: ['sku', 'name'],
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
  rules: orderReturnedRules,
  parent: { entity: 'order', foreignKey: 'order_id', field: 'returned' },
});
