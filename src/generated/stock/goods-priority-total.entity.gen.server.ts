// Generated from schemas/stock/goods-priority-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  goodsPriorityTotalDisplay,
  goodsPriorityTotalFields,
  goodsPriorityTotalRules,
} from './goods-priority-total.entity.gen.ts';

export const goodsPriorityTotalModel = createEntity({
  name: 'goods_priority_total',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(goodsPriorityTotalFields),
  computeSql: {
    held: { text: 'CASE WHEN t."held_now" IS NULL THEN 0 ELSE t."held_now" END', params: [] },
    used: { text: 'CASE WHEN t."used_now" IS NULL THEN 0 ELSE t."used_now" END', params: [] },
    left: {
      text: "CASE WHEN t.\"state\" = 'ended' THEN 0 ELSE GREATEST(0, t.\"quantity\"::float8 - CASE WHEN t.\"used_now\" IS NULL THEN 0 ELSE t.\"used_now\" END) END",
      params: [],
    },
    is_unused: {
      text: "(t.\"state\" = 'running' AND t.\"to_date\" <= {today}::date + 2::int4 AND 2::float8 * (t.\"quantity\"::float8 - CASE WHEN t.\"used_now\" IS NULL THEN 0 ELSE t.\"used_now\" END) > t.\"quantity\")",
      params: ['today'],
    },
    short: {
      text: "CASE WHEN t.\"state\" = 'running' THEN GREATEST(0, t.\"quantity\"::float8 - CASE WHEN t.\"used_now\" IS NULL THEN 0 ELSE t.\"used_now\" END - CASE WHEN t.\"held_now\" IS NULL THEN 0 ELSE t.\"held_now\" END) ELSE 0 END",
      params: [],
    },
    available_to_others: {
      text: 'CASE WHEN t."on_hand" IS NULL OR t."reserved" IS NULL OR t."unsellable" IS NULL THEN 0 ELSE t."on_hand"::float8 - t."reserved" - t."unsellable" END',
      params: [],
    },
  },
  display: goodsPriorityTotalDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"priority_id\" AS \"id\" FROM (SELECT s.\"priority_id\" AS \"priority_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"channel\" AS \"channel\", s.\"quantity\" AS \"quantity\", s.\"from_date\" AS \"from_date\", s.\"to_date\" AS \"to_date\", s.\"state\" AS \"state\", s.\"held\" AS \"held_now\", s.\"used\" AS \"used_now\", b.\"on_hand\" AS \"on_hand\", b.\"reserved\" AS \"reserved\", b.\"unsellable\" AS \"unsellable\" FROM (SELECT v.*, v.\"priority_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"priority_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"channel\" AS \"channel\", s.\"quantity\" AS \"quantity\", s.\"from_date\" AS \"from_date\", s.\"to_date\" AS \"to_date\", s.\"state\" AS \"state\", b.\"held\" AS \"held\", b.\"used\" AS \"used\" FROM \"goods_priority\" s LEFT JOIN (SELECT v.*, coalesce(v.\"priority_id\"::text, '') AS \"id\" FROM (SELECT s.\"priority_id\" AS \"priority_id\", coalesce(sum(s.\"quantity\") FILTER (WHERE (s.\"reason\" = 'priority' AND s.\"status\" = 1)), 0)::int8 AS \"held\", coalesce(sum(s.\"priority_quantity\") FILTER (WHERE (s.\"status\" = 1 OR s.\"cancel_type\" IS NOT NULL AND s.\"cancel_type\" = 'consumed')), 0)::int8 AS \"used\" FROM \"reservation\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"priority_id\" IS NOT NULL) GROUP BY 1) v) b ON b.\"priority_id\" = s.\"id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL) v) s LEFT JOIN \"stock_level\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"goods_id\" = s.\"goods_id\" AND b.\"warehouse_id\" = s.\"warehouse_id\" WHERE TRUE) v",
      params: ['user.customer'],
    },
    sources: ['goods_priority', 'priority_figure', 'priority_use', 'reservation', 'stock_level'], id: 'number',
    of: 'goods_priority',
    walls: [
      ['administration_priority_goods_quantity'],
      ['administration_priority_goods_quantity', 'goods_manager'],
      ['goods_manager', 'administration_priority_goods_quantity'],
      [
        'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
        'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
        'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
        'administration_goods_report', 'administration_pos_promotion_config',
      ],
    ],
  },
  access: { read: ['administration_priority_goods_quantity'], create: null, update: null, delete: null },
  lookup: null,
  rules: goodsPriorityTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
