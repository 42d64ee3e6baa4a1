// Generated from schemas/orders/order-tracking.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { orderTrackingDisplay, orderTrackingFields, orderTrackingRules } from './order-tracking.entity.gen.ts';

export const orderTrackingModel = createEntity({
  name: 'order_tracking',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(orderTrackingFields),
  display: orderTrackingDisplay,
  search: ['text', 'place'],
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
  rules: orderTrackingRules,
  parent: { entity: 'order', foreignKey: 'order_id', field: 'tracking' },
});
