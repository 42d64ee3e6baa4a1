// Generated from schemas/system/pos.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { posDisplay, posFields, posRules } from './pos.entity.gen.ts';

export const posModel = createEntity({
  name: 'pos',
  module: 'system',
  owner: 'customer',
  fields: Object.values(posFields),
  display: posDisplay,
  search: ['code', 'name'],
  unique: [
    { key: 'code', fields: ['code'], message: 'rule.pos.code_taken' },
    { key: 'warehouse', fields: ['warehouse_id'], message: 'rule.pos.warehouse_taken' },
  ],
  access: {
    read: ['customer_account', 'pos_order_create_single'], create: ['customer_account'], update: ['customer_account'],
    delete: null,
  },
  lookup: [
    'customer_account', 'pos_order_create_single', 'administration_consignee', 'administration_employee',
    'administration_goods_report', 'administration_pos_goods_display_request', 'administration_receipt_history',
    'administration_report_revenue', 'administration_invoice', 'timekeeping_manager', 'order_manager',
    'pos_goods_transfer', 'pos_goods_manager', 'pos_goods_receipt_create', 'pos_order_list', 'pos_order_online_list',
    'administration_pos_accrue_point_config', 'administration_pos_promotion_config',
    'administration_pos_voucher_config', 'goods_receipt_create', 'goods_return_history', 'goods_transfer',
    'goods_manager', 'order_dashboard_manager', 'order_create_excel', 'order_create_single',
  ],
  rules: posRules,
});
