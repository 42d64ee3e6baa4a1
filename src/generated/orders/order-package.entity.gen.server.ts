// Generated from schemas/orders/order-package.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { orderPackageDisplay, orderPackageFields, orderPackageRules } from './order-package.entity.gen.ts';

export const orderPackageModel = createEntity({
  name: 'order_package',
  module: 'orders',
  owner: 'customer',
  fields: Object.values(orderPackageFields),
  refillSql: {
    cod_amount: {
      text: 'CASE WHEN t."package_no" IS NOT NULL AND t."package_no" = 1 THEN p."cod_amount" ELSE 0 END', params: [],
    },
  },
  display: orderPackageDisplay,
  search: ['delivery_order_id'],
  unique: [{ key: 'tracking', fields: ['delivery_order_id'], message: 'rule.order_package.tracking_taken' }],
  index: [['carrier_reference']],
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
  rules: orderPackageRules,
  parent: { entity: 'order', foreignKey: 'order_id', field: 'packages' },
});
