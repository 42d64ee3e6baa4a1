// Generated from schemas/administration/goods-missing.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { goodsMissingDisplay, goodsMissingFields, goodsMissingRules } from './goods-missing.entity.gen.ts';

export const goodsMissingModel = createEntity({
  name: 'goods_missing',
  module: 'administration',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsMissingFields),
  computeSql: {
    available: {
      text: '(CASE WHEN t."on_hand" IS NULL THEN 0 ELSE t."on_hand" END::float8 - CASE WHEN t."reserved" IS NULL THEN 0 ELSE t."reserved" END - CASE WHEN t."unsellable" IS NULL THEN 0 ELSE t."unsellable" END)',
      params: [],
    },
    covered: { text: 'CASE WHEN t."incoming" IS NOT NULL THEN t."incoming" >= t."missing" ELSE FALSE END', params: [] },
  },
  display: goodsMissingDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"missing\" AS \"missing\", s.\"found\" AS \"found\", s.\"orders\" AS \"orders\", s.\"undecided\" AS \"undecided\", s.\"waiting\" AS \"waiting\", s.\"oldest_at\" AS \"oldest_at\", s.\"next_ship_by\" AS \"next_ship_by\", s.\"on_hand\" AS \"on_hand\", s.\"reserved\" AS \"reserved\", s.\"unsellable\" AS \"unsellable\", b.\"incoming\" AS \"incoming\", b.\"incoming_on\" AS \"incoming_on\" FROM (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", coalesce(sum(s.\"missing\"), 0)::int8 AS \"missing\", coalesce(sum(s.\"found\"), 0)::int8 AS \"found\", count(s.\"order_id\") AS \"orders\", count(s.\"order_id\") FILTER (WHERE (s.\"status\" IN (1, 2) AND s.\"instruction\" = 0)) AS \"undecided\", count(s.\"order_id\") FILTER (WHERE (s.\"status\" IN (1, 2) AND s.\"instruction\" = 1)) AS \"waiting\", min(s.\"created_at\") AS \"oldest_at\", min(s.\"sla_ship_by\") AS \"next_ship_by\", max(b.\"on_hand\") AS \"on_hand\", max(b.\"reserved\") AS \"reserved\", max(b.\"unsellable\") AS \"unsellable\" FROM \"find_goods\" s LEFT JOIN \"stock_level\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"goods_id\" = s.\"goods_id\" AND b.\"warehouse_id\" = s.\"warehouse_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (s.\"status\" IN (0, 1, 2, 3) AND s.\"warehouse_id\" IS NOT NULL) GROUP BY 1, 2) v) s LEFT JOIN (SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"warehouse_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", j1.\"warehouse_id\" AS \"warehouse_id\", coalesce(sum(s.\"expected_quantity\"), 0)::int8 AS \"incoming\", min(j1.\"expected_at\") AS \"incoming_on\" FROM \"goods_receipt_line\" s JOIN \"goods_receipt\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR p.\"pos_id\" IS NOT NULL AND p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"goods_receipt_id\" LEFT JOIN \"goods_receipt\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR j1.\"pos_id\" IS NOT NULL AND j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"goods_receipt_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('draft', 'receiving', 'counted', 'approved')) GROUP BY 1, 2) v) b ON b.\"goods_id\" = s.\"goods_id\" AND b.\"warehouse_id\" = s.\"warehouse_id\" WHERE TRUE) v",
      params: ['user.customer', 'user.permissions', 'user.pos'],
    },
    sources: ['find_goods', 'goods_arriving', 'goods_receipt', 'goods_receipt_line', 'goods_sought', 'stock_level'],
    id: 'text',
    walls: [
      ['administration_goods_missing'],
      ['administration_goods_missing', 'order_manager'],
      [
        'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
        'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
        'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
        'administration_goods_report', 'administration_pos_promotion_config',
      ],
    ],
  },
  access: { read: ['administration_goods_missing'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsMissingRules,
  audit: false,
  softDelete: false,
  live: true,
});
