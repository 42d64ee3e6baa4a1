// Generated from schemas/goods/goods.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsDisplay, goodsFields, goodsRules } from './goods.entity.gen.ts';

export const goodsModel = createEntity({
  name: 'goods',
  module: 'goods',
  owner: 'customer',
  fields: Object.values(goodsFields),
  computeSql: {
    margin: {
      text: 'CASE WHEN t."retail_price" IS NOT NULL AND t."cost_price" IS NOT NULL AND t."retail_price" > 0 THEN floor((100::float8 - t."cost_price"::float8 * (100::float8 + CASE WHEN t."tax_rate" IS NOT NULL AND t."tax_rate" > 0 THEN t."tax_rate" ELSE 0 END) / NULLIF(t."retail_price", 0)) * 10 + 0.5) / 10 ELSE NULL END',
      params: [],
    },
  },
  display: goodsDisplay,
  search: ['sku', 'barcode', 'name'],
  unique: [{ key: 'sku', fields: ['sku'], message: 'rule.goods.sku_taken' }],
  access: {
    read: [
      'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
      'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
      'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
      'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
      'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    ],
    create: ['goods_manager'], update: ['goods_manager'], delete: null,
  },
  lookup: [
    'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
    'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
    'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
    'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
    'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
    'administration_goods_report', 'administration_physical_combo', 'administration_priority_goods_quantity',
    'administration_receipt_history', 'administration_supplier', 'crm_lead_omnichannel', 'crm_lead_complete',
    'crm_lead_lead_deadpool', 'crm_lead_dead', 'crm_lead_double_check', 'crm_lead_create', 'crm_lead_temporary',
    'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale', 'crm_lead_wait_confirm', 'crm_lead_no_demand',
    'crm_ladi_page_campaign', 'dc_goods', 'dc_distributor', 'dc_order', 'dc_check_qr', 'dc_receipt_history',
    'dc_return_history', 'customer_account', 'administration_report_revenue', 'order_consignment', 'order_manager',
    'administration_present', 'pos_order_list', 'pos_order_online_list', 'administration_pos_voucher_config',
    'administration_request', 'goods_receipt_create', 'goods_return_history', 'goods_transfer',
    'order_dashboard_manager', 'dc_order_create', 'dc_process_file', 'order_create_excel', 'goods_reserved',
    'crm_ladi_page_config', 'order_create_single', 'pos_order_create_single',
  ],
  rules: goodsRules,
});
