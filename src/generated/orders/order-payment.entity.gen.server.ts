// Generated from schemas/orders/order-payment.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { orderPaymentDisplay, orderPaymentFields, orderPaymentRules } from './order-payment.entity.gen.ts';

export const orderPaymentModel = createEntity({
  name: 'order_payment',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(orderPaymentFields),
  display: orderPaymentDisplay,
  search: ['code'],
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
  rules: orderPaymentRules,
  parent: { entity: 'order', foreignKey: 'order_id', field: 'payments' },
});
