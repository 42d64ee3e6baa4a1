// Generated from schemas/stock/physical-combo.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { physicalComboDisplay, physicalComboFields, physicalComboRules } from './physical-combo.entity.gen.ts';

export const physicalComboModel = createEntity({
  name: 'physical_combo',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(physicalComboFields),
  computeSql: { available: { text: '(t."on_hand"::float8 - t."reserved" - t."unsellable")', params: [] } },
  display: physicalComboDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"combo_id\" AS \"id\" FROM (SELECT s.\"combo_id\" AS \"combo_id\", j1.\"goods_id\" AS \"goods_id\", coalesce(sum(s.\"on_hand\"), 0)::int8 AS \"on_hand\", coalesce(sum(s.\"reserved\"), 0)::int8 AS \"reserved\", coalesce(sum(s.\"unsellable\"), 0)::int8 AS \"unsellable\", coalesce(sum(s.\"possible\"), 0)::int8 AS \"possible\" FROM (SELECT v.*, coalesce(v.\"part\"::text, '') || '~' || coalesce(v.\"combo_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT (1)::int8 AS \"part\", s.\"combo_id\" AS \"combo_id\", s.\"warehouse_id\" AS \"warehouse_id\", (CASE WHEN s.\"item_count\" IS NOT NULL AND s.\"least\" IS NOT NULL AND s.\"pieces\" = s.\"item_count\" THEN s.\"least\" ELSE 0 END)::int8 AS \"possible\", (0)::int8 AS \"on_hand\", (0)::int8 AS \"reserved\", (0)::int8 AS \"unsellable\" FROM (SELECT v.*, coalesce(v.\"combo_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"combo_id\" AS \"combo_id\", s.\"warehouse_id\" AS \"warehouse_id\", coalesce(sum(s.\"part_quantity\"), 0)::int8 AS \"pieces\", min((CASE WHEN s.\"on_hand\" IS NULL OR s.\"reserved\" IS NULL OR s.\"unsellable\" IS NULL OR s.\"part_quantity\" = 0 THEN 0 ELSE GREATEST(0, floor((s.\"on_hand\"::float8 - s.\"reserved\" - s.\"unsellable\") / NULLIF(s.\"part_quantity\", 0))) END)::int8) AS \"least\", j1.\"item_count\" AS \"item_count\" FROM (SELECT v.*, coalesce(v.\"item_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"id\" AS \"item_id\", s.\"combo_id\" AS \"combo_id\", b.\"warehouse_id\" AS \"warehouse_id\", s.\"quantity\" AS \"part_quantity\", b.\"on_hand\" AS \"on_hand\", b.\"reserved\" AS \"reserved\", b.\"unsellable\" AS \"unsellable\" FROM \"combo_item\" s LEFT JOIN \"stock_level\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"goods_id\" = s.\"goods_id\" JOIN \"combo\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('crm_lead_create' = ANY({user.permissions}::text[]) OR 'crm_lead_telesale' = ANY({user.permissions}::text[]) OR 'crm_lead_incomplete' = ANY({user.permissions}::text[]) OR 'crm_lead_complete' = ANY({user.permissions}::text[]) OR 'crm_lead_double_check' = ANY({user.permissions}::text[]) OR 'crm_lead_temporary' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR 'order_create_single' = ANY({user.permissions}::text[]) OR 'pos_order_create_single' = ANY({user.permissions}::text[]) OR 'order_manager' = ANY({user.permissions}::text[]) OR 'pos_order_list' = ANY({user.permissions}::text[]) OR p.\"is_physical\" = TRUE) AND p.\"id\" = s.\"combo_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL) v) s LEFT JOIN \"combo\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('crm_lead_create' = ANY({user.permissions}::text[]) OR 'crm_lead_telesale' = ANY({user.permissions}::text[]) OR 'crm_lead_incomplete' = ANY({user.permissions}::text[]) OR 'crm_lead_complete' = ANY({user.permissions}::text[]) OR 'crm_lead_double_check' = ANY({user.permissions}::text[]) OR 'crm_lead_temporary' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR 'order_create_single' = ANY({user.permissions}::text[]) OR 'pos_order_create_single' = ANY({user.permissions}::text[]) OR 'order_manager' = ANY({user.permissions}::text[]) OR 'pos_order_list' = ANY({user.permissions}::text[]) OR j1.\"is_physical\" = TRUE) AND j1.\"id\" = s.\"combo_id\" WHERE (s.\"warehouse_id\" IS NOT NULL) GROUP BY 1, 2, 5) v) s WHERE TRUE UNION ALL SELECT (2)::int8 AS \"part\", s.\"id\" AS \"combo_id\", b.\"warehouse_id\" AS \"warehouse_id\", (0)::int8 AS \"possible\", b.\"on_hand\" AS \"on_hand\", b.\"reserved\" AS \"reserved\", b.\"unsellable\" AS \"unsellable\" FROM \"combo\" s LEFT JOIN \"stock_level\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"goods_id\" = s.\"goods_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND ('crm_lead_create' = ANY({user.permissions}::text[]) OR 'crm_lead_telesale' = ANY({user.permissions}::text[]) OR 'crm_lead_incomplete' = ANY({user.permissions}::text[]) OR 'crm_lead_complete' = ANY({user.permissions}::text[]) OR 'crm_lead_double_check' = ANY({user.permissions}::text[]) OR 'crm_lead_temporary' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR 'order_create_single' = ANY({user.permissions}::text[]) OR 'pos_order_create_single' = ANY({user.permissions}::text[]) OR 'order_manager' = ANY({user.permissions}::text[]) OR 'pos_order_list' = ANY({user.permissions}::text[]) OR s.\"is_physical\" = TRUE) AND (s.\"is_physical\" = TRUE)) v) s LEFT JOIN \"combo\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('crm_lead_create' = ANY({user.permissions}::text[]) OR 'crm_lead_telesale' = ANY({user.permissions}::text[]) OR 'crm_lead_incomplete' = ANY({user.permissions}::text[]) OR 'crm_lead_complete' = ANY({user.permissions}::text[]) OR 'crm_lead_double_check' = ANY({user.permissions}::text[]) OR 'crm_lead_temporary' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR 'order_create_single' = ANY({user.permissions}::text[]) OR 'pos_order_create_single' = ANY({user.permissions}::text[]) OR 'order_manager' = ANY({user.permissions}::text[]) OR 'pos_order_list' = ANY({user.permissions}::text[]) OR j1.\"is_physical\" = TRUE) AND j1.\"id\" = s.\"combo_id\" WHERE TRUE GROUP BY 1, 2) v",
      params: ['user.customer', 'user.permissions'],
    },
    sources: ['combo', 'combo_figure', 'combo_item', 'combo_shelf', 'combo_shelf_part', 'stock_level'], id: 'number',
    of: 'combo',
    walls: [
      ['goods_manager', 'administration_physical_combo'],
      [
        'goods_manager', 'administration_physical_combo', 'order_create_single', 'pos_order_create_single',
        'order_manager', 'pos_order_list',
      ],
      [
        'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
        'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
        'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
        'administration_goods_report', 'administration_pos_promotion_config',
      ],
    ],
  },
  access: { read: ['goods_manager', 'administration_physical_combo'], create: null, update: null, delete: null },
  lookup: null,
  rules: physicalComboRules,
  audit: false,
  softDelete: false,
  live: true,
});
