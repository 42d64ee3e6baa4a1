// Generated from schemas/stock/combo-part.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { comboPartDisplay, comboPartFields, comboPartRules } from './combo-part.entity.gen.ts';

export const comboPartModel = createEntity({
  name: 'combo_part',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(comboPartFields),
  computeSql: {
    possible: {
      text: 'CASE WHEN t."available" IS NULL OR t."available" <= 0 OR t."part_quantity" = 0 THEN 0 ELSE floor(t."available"::float8 / NULLIF(t."part_quantity", 0)) END',
      params: [],
    },
  },
  display: comboPartDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"item_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"item_id\", s.\"combo_id\" AS \"combo_id\", s.\"goods_id\" AS \"goods_id\", s.\"quantity\" AS \"part_quantity\", ((b.\"on_hand\"::float8 - b.\"reserved\" - b.\"unsellable\"))::int8 AS \"available\" FROM \"combo_item\" s LEFT JOIN (SELECT v.*, v.\"goods_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"goods_id\", coalesce(sum(b.\"on_hand\"), 0)::int8 AS \"on_hand\", coalesce(sum(b.\"reserved\"), 0)::int8 AS \"reserved\", coalesce(sum(b.\"unsellable\"), 0)::int8 AS \"unsellable\", s.\"min_stock\" AS \"min_stock\", s.\"max_stock\" AS \"max_stock\", s.\"cost_price\" AS \"cost_price\" FROM \"goods\" s LEFT JOIN \"stock_level\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"goods_id\" = s.\"id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1, 5, 6, 7) v) b ON b.\"goods_id\" = s.\"goods_id\" JOIN \"combo\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('crm_lead_create' = ANY({user.permissions}::text[]) OR 'crm_lead_telesale' = ANY({user.permissions}::text[]) OR 'crm_lead_incomplete' = ANY({user.permissions}::text[]) OR 'crm_lead_complete' = ANY({user.permissions}::text[]) OR 'crm_lead_double_check' = ANY({user.permissions}::text[]) OR 'crm_lead_temporary' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR 'order_create_single' = ANY({user.permissions}::text[]) OR 'pos_order_create_single' = ANY({user.permissions}::text[]) OR 'order_manager' = ANY({user.permissions}::text[]) OR 'pos_order_list' = ANY({user.permissions}::text[]) OR p.\"is_physical\" = TRUE) AND p.\"id\" = s.\"combo_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL) v",
      params: ['user.customer', 'user.permissions'],
    },
    sources: ['combo', 'combo_item', 'goods', 'goods_total', 'stock_level'], id: 'number',
    walls: [
      [
        'goods_manager', 'administration_physical_combo', 'order_create_single', 'pos_order_create_single',
        'order_manager', 'pos_order_list',
      ],
      ['goods_manager', 'administration_goods_missing', 'administration_pos_promotion_config'],
      [
        'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
        'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
        'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
        'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
        'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
      ],
      [
        'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
        'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
        'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
        'administration_goods_report', 'administration_pos_promotion_config',
      ],
    ],
  },
  access: { read: ['goods_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: comboPartRules,
  audit: false,
  softDelete: false,
});
