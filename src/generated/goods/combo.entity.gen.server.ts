// Generated from schemas/goods/combo.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type Combo, comboDisplay, comboFields, comboRules } from './combo.entity.gen.ts';

export const comboModel = createEntity({
  name: 'combo',
  module: 'goods',
  owner: 'customer',
  fields: Object.values(comboFields),
  refillSql: {
    item_count: {
      text: '(SELECT COALESCE(sum(t_items."quantity"), 0) FROM "combo_item" t_items WHERE t_items."combo_id" = t."id" AND t_items."customer_id" = t."customer_id" AND t_items."deleted_at" IS NULL)',
      params: [],
    },
    items_price: {
      text: '(SELECT COALESCE(sum(t_items."amount"), 0) FROM "combo_item" t_items WHERE t_items."combo_id" = t."id" AND t_items."customer_id" = t."customer_id" AND t_items."deleted_at" IS NULL)',
      params: [], after: ['combo_item.amount'],
    },
    saving: {
      text: '(t."items_price"::float8 - t."retail_price")', params: [],
      after: ['combo.items_price', 'combo_item.amount'],
    },
  },
  display: comboDisplay,
  search: ['code', 'barcode', 'name'],
  unique: [
    { key: 'code', fields: ['code'], message: 'rule.combo.code_taken' },
    { key: 'barcode', fields: ['barcode'], message: 'rule.combo.barcode_taken' },
  ],
  index: [['goods_id']],
  access: {
    read: [
      'goods_manager', 'administration_physical_combo', 'order_create_single', 'pos_order_create_single',
      'order_manager', 'pos_order_list',
    ],
    create: ['goods_manager', 'administration_physical_combo'],
    update: ['goods_manager', 'administration_physical_combo'], delete: null,
  },
  lookup: [
    'goods_manager', 'administration_physical_combo', 'order_create_single', 'pos_order_create_single', 'order_manager',
    'pos_order_list', 'customer_account', 'administration_report_revenue', 'pos_order_online_list',
    'order_dashboard_manager', 'order_create_excel', 'crm_lead_create', 'crm_lead_telesale', 'crm_lead_incomplete',
    'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_temporary',
  ],
  visibleRows: {
    sql: {
      text: "('crm_lead_create' = ANY({user.permissions}::text[]) OR 'crm_lead_telesale' = ANY({user.permissions}::text[]) OR 'crm_lead_incomplete' = ANY({user.permissions}::text[]) OR 'crm_lead_complete' = ANY({user.permissions}::text[]) OR 'crm_lead_double_check' = ANY({user.permissions}::text[]) OR 'crm_lead_temporary' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR 'order_create_single' = ANY({user.permissions}::text[]) OR 'pos_order_create_single' = ANY({user.permissions}::text[]) OR 'order_manager' = ANY({user.permissions}::text[]) OR 'pos_order_list' = ANY({user.permissions}::text[]) OR t.\"is_physical\" = TRUE)",
      params: ['user.permissions'],
    },
    check: (c: Logic<Combo>) =>
      c.user.permissions.includes('crm_lead_create') || c.user.permissions.includes('crm_lead_telesale') || c.user.permissions.includes('crm_lead_incomplete') || c.user.permissions.includes('crm_lead_complete') || c.user.permissions.includes('crm_lead_double_check') || c.user.permissions.includes('crm_lead_temporary') || c.user.permissions.includes('goods_manager') || c.user.permissions.includes('order_create_single') || c.user.permissions.includes('pos_order_create_single') || c.user.permissions.includes('order_manager') || c.user.permissions.includes('pos_order_list') || c.record.is_physical === true,
  },
  rules: comboRules,
});
