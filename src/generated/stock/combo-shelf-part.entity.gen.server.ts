// Generated from schemas/stock/combo-shelf-part.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { comboShelfPartDisplay, comboShelfPartFields, comboShelfPartRules } from './combo-shelf-part.entity.gen.ts';

export const comboShelfPartModel = createEntity({
  name: 'combo_shelf_part',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(comboShelfPartFields),
  computeSql: {
    possible: {
      text: 'CASE WHEN t."on_hand" IS NULL OR t."reserved" IS NULL OR t."unsellable" IS NULL OR t."part_quantity" = 0 THEN 0 ELSE GREATEST(0, floor((t."on_hand"::float8 - t."reserved" - t."unsellable") / NULLIF(t."part_quantity", 0))) END',
      params: [],
    },
  },
  display: comboShelfPartDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"item_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"id\" AS \"item_id\", s.\"combo_id\" AS \"combo_id\", b.\"warehouse_id\" AS \"warehouse_id\", s.\"quantity\" AS \"part_quantity\", b.\"on_hand\" AS \"on_hand\", b.\"reserved\" AS \"reserved\", b.\"unsellable\" AS \"unsellable\" FROM \"combo_item\" s LEFT JOIN \"stock_level\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"goods_id\" = s.\"goods_id\" JOIN \"combo\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('crm_lead_create' = ANY({user.permissions}::text[]) OR 'crm_lead_telesale' = ANY({user.permissions}::text[]) OR 'crm_lead_incomplete' = ANY({user.permissions}::text[]) OR 'crm_lead_complete' = ANY({user.permissions}::text[]) OR 'crm_lead_double_check' = ANY({user.permissions}::text[]) OR 'crm_lead_temporary' = ANY({user.permissions}::text[]) OR 'goods_manager' = ANY({user.permissions}::text[]) OR 'order_create_single' = ANY({user.permissions}::text[]) OR 'pos_order_create_single' = ANY({user.permissions}::text[]) OR 'order_manager' = ANY({user.permissions}::text[]) OR 'pos_order_list' = ANY({user.permissions}::text[]) OR p.\"is_physical\" = TRUE) AND p.\"id\" = s.\"combo_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL) v",
      params: ['user.customer', 'user.permissions'],
    },
    sources: ['combo', 'combo_item', 'stock_level'], id: 'text',
    walls: [
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
  rules: comboShelfPartRules,
  audit: false,
  softDelete: false,
});
