// Generated from schemas/dc/distributor-total.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import {
  type DistributorTotal,
  distributorTotalDisplay,
  distributorTotalFields,
  distributorTotalRules,
} from './distributor-total.entity.gen.ts';

export const distributorTotalModel = createEntity({
  name: 'distributor_total',
  module: 'dc',
  written: 'view',
  owner: 'customer',
  fields: Object.values(distributorTotalFields),
  computeSql: {
    days_of_cover: {
      text: 'CASE WHEN t."sold_90d" > 0 THEN floor(t."on_hand"::float8 * 90 / NULLIF(t."sold_90d", 0)) ELSE NULL END',
      params: [],
    },
  },
  display: distributorTotalDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"distributor_id\"::text, '') AS \"id\" FROM (SELECT s.\"distributor_id\" AS \"distributor_id\", coalesce(sum(s.\"orders_90d\"), 0)::int8 AS \"orders_90d\", coalesce(sum(s.\"ordered_90d\"), 0)::int8 AS \"ordered_90d\", coalesce(sum(s.\"sold_90d\"), 0)::int8 AS \"sold_90d\", coalesce(sum(s.\"sold_amount_90d\"), 0)::int8 AS \"sold_amount_90d\", coalesce(sum(s.\"on_hand\"), 0)::int8 AS \"on_hand\", coalesce(sum(s.\"arriving\"), 0)::int8 AS \"arriving\", max(s.\"last_order_on\") AS \"last_order_on\", max(s.\"last_sold_on\") AS \"last_sold_on\" FROM (SELECT v.*, coalesce(v.\"side\"::text, '') || '~' || coalesce(v.\"row_id\"::text, '') AS \"id\" FROM (SELECT (1)::int8 AS \"side\", s.\"id\" AS \"row_id\", s.\"id\" AS \"distributor_id\", (0)::int8 AS \"orders_90d\", (0)::int8 AS \"ordered_90d\", (0)::int8 AS \"sold_90d\", (0)::int8 AS \"sold_amount_90d\", (0)::int8 AS \"on_hand\", (0)::int8 AS \"arriving\", (NULL)::timestamptz AS \"last_order_on\", (NULL)::date AS \"last_sold_on\" FROM \"distributor\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND ({user.node}::int8 IS NULL OR s.\"id\" IS NOT NULL AND s.\"id\" = ANY({user.nodes}::int8[]) OR s.\"parent_id\" IS NOT NULL AND s.\"parent_id\" = ANY({user.nodes}::int8[])) UNION ALL SELECT (2)::int8 AS \"side\", s.\"id\" AS \"row_id\", s.\"distributor_id\" AS \"distributor_id\", (CASE WHEN s.\"decided_at\" IS NOT NULL AND s.\"decided_at\" > {now}::timestamptz + (-90) * INTERVAL '24 hours' THEN 1 ELSE 0 END)::int8 AS \"orders_90d\", (CASE WHEN s.\"decided_at\" IS NOT NULL AND s.\"decided_at\" > {now}::timestamptz + (-90) * INTERVAL '24 hours' THEN s.\"total\" ELSE 0 END)::int8 AS \"ordered_90d\", (0)::int8 AS \"sold_90d\", (0)::int8 AS \"sold_amount_90d\", (0)::int8 AS \"on_hand\", (0)::int8 AS \"arriving\", s.\"decided_at\" AS \"last_order_on\", (NULL)::date AS \"last_sold_on\" FROM \"dc_order\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND ({user.node}::int8 IS NULL OR s.\"distributor_id\" IS NOT NULL AND s.\"distributor_id\" = ANY({user.nodes}::int8[]) OR s.\"supplier_id\" IS NOT NULL AND s.\"supplier_id\" = ANY({user.nodes}::int8[])) AND (s.\"status\" = 3) UNION ALL SELECT (3)::int8 AS \"side\", s.\"id\" AS \"row_id\", s.\"from_id\" AS \"distributor_id\", (0)::int8 AS \"orders_90d\", (0)::int8 AS \"ordered_90d\", (CASE WHEN s.\"sold_on\" IS NOT NULL AND s.\"sold_on\" > {today}::date + (-90)::int4 THEN s.\"quantity\" ELSE 0 END)::int8 AS \"sold_90d\", (CASE WHEN s.\"sold_on\" IS NOT NULL AND s.\"sold_on\" > {today}::date + (-90)::int4 AND s.\"amount\" IS NOT NULL THEN s.\"amount\" ELSE 0 END)::int8 AS \"sold_amount_90d\", (0)::int8 AS \"on_hand\", (0)::int8 AS \"arriving\", (NULL)::timestamptz AS \"last_order_on\", s.\"sold_on\" AS \"last_sold_on\" FROM \"dc_movement\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND ({user.node}::int8 IS NULL OR s.\"from_id\" IS NOT NULL AND s.\"from_id\" = ANY({user.nodes}::int8[]) OR s.\"to_id\" IS NOT NULL AND s.\"to_id\" = ANY({user.nodes}::int8[])) AND (s.\"kind\" = 'sell_out' AND s.\"status\" = 'received') UNION ALL SELECT ((s.\"side\"::float8 + 3))::int8 AS \"side\", s.\"line_id\" AS \"row_id\", s.\"distributor_id\" AS \"distributor_id\", (0)::int8 AS \"orders_90d\", (0)::int8 AS \"ordered_90d\", (0)::int8 AS \"sold_90d\", (0)::int8 AS \"sold_amount_90d\", ((s.\"taken_in\"::float8 - (s.\"supplied\"::float8 + s.\"sold\" + s.\"returned\")))::int8 AS \"on_hand\", s.\"arriving\" AS \"arriving\", (NULL)::timestamptz AS \"last_order_on\", (NULL)::date AS \"last_sold_on\" FROM (SELECT v.*, coalesce(v.\"side\"::text, '') || '~' || coalesce(v.\"line_id\"::text, '') AS \"id\" FROM (SELECT (1)::int8 AS \"side\", s.\"id\" AS \"line_id\", j1.\"to_id\" AS \"distributor_id\", s.\"goods_id\" AS \"goods_id\", (CASE WHEN s.\"received\" IS NOT NULL THEN s.\"received\" ELSE s.\"quantity\" END)::int8 AS \"taken_in\", (0)::int8 AS \"arriving\", (0)::int8 AS \"supplied\", (0)::int8 AS \"sold\", (0)::int8 AS \"returned\", (0)::int8 AS \"sold_30d\", (0)::int8 AS \"given_30d\", s.\"expired_date\" AS \"expired_date\" FROM \"dc_movement_line\" s JOIN \"dc_movement\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ({user.node}::int8 IS NULL OR p.\"from_id\" IS NOT NULL AND p.\"from_id\" = ANY({user.nodes}::int8[]) OR p.\"to_id\" IS NOT NULL AND p.\"to_id\" = ANY({user.nodes}::int8[])) AND p.\"id\" = s.\"dc_movement_id\" LEFT JOIN \"dc_movement\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ({user.node}::int8 IS NULL OR j1.\"from_id\" IS NOT NULL AND j1.\"from_id\" = ANY({user.nodes}::int8[]) OR j1.\"to_id\" IS NOT NULL AND j1.\"to_id\" = ANY({user.nodes}::int8[])) AND j1.\"id\" = s.\"dc_movement_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('received', 'differs') AND p.\"to_id\" IS NOT NULL AND p.\"to_level\" IS NOT NULL AND p.\"to_level\" > 0) UNION ALL SELECT (2)::int8 AS \"side\", s.\"id\" AS \"line_id\", j1.\"to_id\" AS \"distributor_id\", s.\"goods_id\" AS \"goods_id\", (0)::int8 AS \"taken_in\", s.\"quantity\" AS \"arriving\", (0)::int8 AS \"supplied\", (0)::int8 AS \"sold\", (0)::int8 AS \"returned\", (0)::int8 AS \"sold_30d\", (0)::int8 AS \"given_30d\", (NULL)::date AS \"expired_date\" FROM \"dc_movement_line\" s JOIN \"dc_movement\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ({user.node}::int8 IS NULL OR p.\"from_id\" IS NOT NULL AND p.\"from_id\" = ANY({user.nodes}::int8[]) OR p.\"to_id\" IS NOT NULL AND p.\"to_id\" = ANY({user.nodes}::int8[])) AND p.\"id\" = s.\"dc_movement_id\" LEFT JOIN \"dc_movement\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ({user.node}::int8 IS NULL OR j1.\"from_id\" IS NOT NULL AND j1.\"from_id\" = ANY({user.nodes}::int8[]) OR j1.\"to_id\" IS NOT NULL AND j1.\"to_id\" = ANY({user.nodes}::int8[])) AND j1.\"id\" = s.\"dc_movement_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" = 'sent' AND p.\"to_id\" IS NOT NULL AND p.\"to_level\" IS NOT NULL AND p.\"to_level\" > 0) UNION ALL SELECT (3)::int8 AS \"side\", s.\"id\" AS \"line_id\", j1.\"from_id\" AS \"distributor_id\", s.\"goods_id\" AS \"goods_id\", (0)::int8 AS \"taken_in\", (0)::int8 AS \"arriving\", (CASE WHEN p.\"kind\" = 'supply' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"supplied\", (CASE WHEN p.\"kind\" = 'sell_out' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"sold\", (CASE WHEN p.\"kind\" = 'return' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"returned\", (CASE WHEN p.\"kind\" = 'sell_out' AND p.\"sold_on\" IS NOT NULL AND p.\"sold_on\" > {today}::date + (-30)::int4 THEN s.\"quantity\" ELSE 0 END)::int8 AS \"sold_30d\", (CASE WHEN p.\"kind\" = 'supply' AND p.\"sent_at\" IS NOT NULL AND p.\"sent_at\" > {now}::timestamptz + (-30) * INTERVAL '24 hours' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"given_30d\", (NULL)::date AS \"expired_date\" FROM \"dc_movement_line\" s JOIN \"dc_movement\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ({user.node}::int8 IS NULL OR p.\"from_id\" IS NOT NULL AND p.\"from_id\" = ANY({user.nodes}::int8[]) OR p.\"to_id\" IS NOT NULL AND p.\"to_id\" = ANY({user.nodes}::int8[])) AND p.\"id\" = s.\"dc_movement_id\" LEFT JOIN \"dc_movement\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ({user.node}::int8 IS NULL OR j1.\"from_id\" IS NOT NULL AND j1.\"from_id\" = ANY({user.nodes}::int8[]) OR j1.\"to_id\" IS NOT NULL AND j1.\"to_id\" = ANY({user.nodes}::int8[])) AND j1.\"id\" = s.\"dc_movement_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('sent', 'received', 'differs') AND p.\"from_level\" IS NOT NULL AND p.\"from_level\" > 0)) v) s WHERE ({user.node}::int8 IS NULL OR s.\"distributor_id\" IS NOT NULL AND s.\"distributor_id\" = ANY({user.nodes}::int8[]))) v) s WHERE ({user.node}::int8 IS NULL OR s.\"distributor_id\" IS NOT NULL AND s.\"distributor_id\" = ANY({user.nodes}::int8[])) GROUP BY 1) v",
      params: ['user.node', 'user.nodes', 'user.customer', 'now', 'today'],
    },
    sources: ['dc_flow', 'dc_movement', 'dc_movement_line', 'dc_order', 'distributor', 'distributor_flow'], id: 'text',
    walls: [
      ['dc_distributor'],
      [
        'dc_distributor', 'dc_order_create', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods',
        'dc_process_file', 'dc_check_qr',
      ],
      ['dc_order', 'dc_order_create', 'dc_distributor'],
      ['dc_distributor', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods'],
    ],
  },
  access: { read: ['dc_distributor'], create: null, update: null, delete: null },
  lookup: null,
  visibleRows: {
    sql: {
      text: '({user.node}::int8 IS NULL OR t."distributor_id" IS NOT NULL AND t."distributor_id" = ANY({user.nodes}::int8[]))',
      params: ['user.node', 'user.nodes'],
    },
    check: (c: Logic<DistributorTotal>) =>
      c.user.node == null || c.record.distributor_id != null && c.user.nodes.includes(c.record.distributor_id),
  },
  rules: distributorTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
