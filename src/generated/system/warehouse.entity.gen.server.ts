// Generated from schemas/system/warehouse.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { warehouseDisplay, warehouseFields, warehouseRules } from './warehouse.entity.gen.ts';

export const warehouseModel = createEntity({
  name: 'warehouse',
  module: 'system',
  owner: 'customer',
  fields: Object.values(warehouseFields),
  display: warehouseDisplay,
  search: ['code_name', 'name'],
  unique: [{ key: 'code_name', fields: ['code_name'], message: 'rule.warehouse.code_taken' }],
  access: { read: ['customer_account'], create: ['customer_account'], update: ['customer_account'], delete: null },
  lookup: [
    'customer_account', 'administration_employee', 'administration_goods_cost', 'administration_goods_report',
    'goods_manager', 'administration_goods_missing', 'administration_physical_combo',
    'administration_pos_goods_display_request', 'administration_priority_goods_quantity',
    'administration_receipt_history', 'administration_report_revenue', 'crm_lead_complete', 'crm_lead_lead_deadpool',
    'crm_lead_dead', 'crm_lead_double_check', 'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone',
    'crm_lead_incomplete', 'crm_lead_telesale', 'crm_lead_wait_confirm', 'crm_lead_no_demand', 'crm_ladi_page_campaign',
    'dc_distributor', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'administration_delivery_shop',
    'nsca_stamp', 'goods_production_requirement', 'administration_invoice', 'material_manager', 'administration_supply',
    'material_receipt_history', 'timekeeping_manager', 'order_consignment', 'order_manager', 'administration_present',
    'pos_goods_transfer', 'pos_goods_manager', 'pos_goods_receipt_create', 'pos_order_online_list',
    'warehouse_employee_warning', 'goods_receipt_create', 'goods_return_history', 'goods_transfer',
    'order_dashboard_manager', 'dc_order_create', 'dc_process_file', 'order_create_excel', 'goods_reserved',
    'material_receipt_create', 'order_create_e_market', 'order_create_single', 'pos_order_create_single',
  ],
  rules: warehouseRules,
});
