// Generated from schemas/system/account.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { accountDisplay, accountFields, accountRules } from './account.entity.gen.ts';
import { accountWorkflow } from './account.workflow.gen.ts';

export const accountModel = createEntity({
  name: 'account',
  module: 'system',
  owner: 'customer',
  fields: Object.values(accountFields),
  display: accountDisplay,
  search: ['display_name', 'username', 'phone', 'code'],
  unique: [
    { key: 'username', fields: ['username'], message: 'rule.account.username_taken', global: true },
    { key: 'code', fields: ['code'], message: 'rule.account.code_taken' },
  ],
  index: [['status']],
  access: {
    read: ['administration_employee', 'timekeeping_manager'], create: ['administration_employee'],
    update: ['administration_employee'], delete: null,
  },
  lookup: [
    'administration_employee', 'timekeeping_manager', 'administration_consignee', 'administration_goods_cost',
    'administration_goods_debt', 'administration_goods_price', 'administration_goods_report',
    'administration_physical_combo', 'administration_pos_goods_display_request', 'administration_product_development',
    'product_development_proposal', 'product_development_supplier', 'administration_receipt_history',
    'administration_report_revenue', 'administration_supplier', 'crm_ads_account', 'crm_lead_dead', 'crm_blacklist',
    'crm_lead_omnichannel', 'crm_currency_exchange', 'crm_keyword', 'crm_lead_complete', 'crm_lead_lead_deadpool',
    'crm_lead_double_check', 'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete',
    'crm_lead_telesale', 'crm_lead_wait_confirm', 'crm_lead_no_demand', 'crm_ladi_page_campaign',
    'crm_ladi_page_config', 'dc_distributor', 'dc_order', 'dc_process_file', 'dc_check_qr', 'dc_receipt_history',
    'dc_return_history', 'administration_delivery_shop', 'nsca_stamp', 'goods_production_quantitative',
    'goods_production_record', 'goods_production_requirement', 'administration_invoice', 'administration_only_invoice',
    'customer_account', 'goods_manager', 'material_receipt_history', 'material_manager', 'administration_supply',
    'administration_zns', 'office_timekeeping', 'order_consignment', 'order_create_e_market', 'order_create_excel',
    'order_manager', 'pos_goods_transfer', 'pos_goods_manager', 'pos_goods_receipt_create', 'pos_order_list',
    'pos_order_online_list', 'administration_pos_accrue_point_config', 'administration_pos_promotion_config',
    'administration_pos_voucher_config', 'administration_present', 'administration_request', 'goods_return_history',
    'warehouse_employee_warning', 'administration_goods_missing', 'goods_receipt_create', 'goods_transfer',
    'order_dashboard_manager', 'dc_order_create', 'order_create_single', 'pos_order_create_single',
  ],
  rules: accountRules,
  workflows: [accountWorkflow],
});
