// Generated from schemas/dc/dc-catalogue.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import {
  type DcCatalogue,
  dcCatalogueDisplay,
  dcCatalogueFields,
  dcCatalogueRules,
} from './dc-catalogue.entity.gen.ts';

export const dcCatalogueModel = createEntity({
  name: 'dc_catalogue',
  module: 'dc',
  written: 'view',
  owner: 'customer',
  fields: Object.values(dcCatalogueFields),
  display: dcCatalogueDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"distributor_id\"::text, '') || '~' || coalesce(v.\"goods_id\"::text, '') AS \"id\" FROM (SELECT s.\"distributor_id\" AS \"distributor_id\", s.\"goods_id\" AS \"goods_id\", s.\"sku\" AS \"sku\", s.\"name\" AS \"name\", s.\"level_price\" AS \"level_price\", s.\"supply\" AS \"supply\", s.\"available\" AS \"available\", ((b.\"taken_in\"::float8 - b.\"supplied\" - b.\"sold\" - b.\"returned\"))::int8 AS \"on_hand\", b.\"arriving\" AS \"arriving\", b.\"sold_30d\" AS \"sold_30d\", (CASE WHEN b.\"sold_30d\" > 0 THEN floor((b.\"taken_in\"::float8 - b.\"supplied\" - b.\"sold\" - b.\"returned\")::float8 * 30 / NULLIF(b.\"sold_30d\", 0)) ELSE NULL END)::int8 AS \"days_of_cover\", (CASE WHEN {user.node}::int8 IS NOT NULL AND s.\"distributor_id\" = {user.node}::int8 THEN 1 ELSE 0 END)::int8 AS \"own\" FROM \"dc_offer\" s LEFT JOIN (SELECT v.*, coalesce(v.\"distributor_id\"::text, '') || '~' || coalesce(v.\"goods_id\"::text, '') AS \"id\" FROM (SELECT s.\"distributor_id\" AS \"distributor_id\", s.\"goods_id\" AS \"goods_id\", coalesce(sum(s.\"taken_in\"), 0)::int8 AS \"taken_in\", coalesce(sum(s.\"arriving\"), 0)::int8 AS \"arriving\", coalesce(sum(s.\"supplied\"), 0)::int8 AS \"supplied\", coalesce(sum(s.\"sold\"), 0)::int8 AS \"sold\", coalesce(sum(s.\"returned\"), 0)::int8 AS \"returned\", coalesce(sum(s.\"sold_30d\"), 0)::int8 AS \"sold_30d\", coalesce(sum(s.\"given_30d\"), 0)::int8 AS \"given_30d\", min(s.\"expired_date\") AS \"expired_date\", max(b.\"level_price\") AS \"level_price\", count(*) FILTER (WHERE (s.\"distributor_id\" IS NOT DISTINCT FROM {user.node}::int8)) AS \"own\" FROM (SELECT v.*, coalesce(v.\"side\"::text, '') || '~' || coalesce(v.\"line_id\"::text, '') AS \"id\" FROM (SELECT (1)::int8 AS \"side\", s.\"id\" AS \"line_id\", j1.\"to_id\" AS \"distributor_id\", s.\"goods_id\" AS \"goods_id\", (CASE WHEN s.\"received\" IS NOT NULL THEN s.\"received\" ELSE s.\"quantity\" END)::int8 AS \"taken_in\", (0)::int8 AS \"arriving\", (0)::int8 AS \"supplied\", (0)::int8 AS \"sold\", (0)::int8 AS \"returned\", (0)::int8 AS \"sold_30d\", (0)::int8 AS \"given_30d\", s.\"expired_date\" AS \"expired_date\" FROM \"dc_movement_line\" s JOIN \"dc_movement\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ({user.node}::int8 IS NULL OR p.\"from_id\" IS NOT NULL AND p.\"from_id\" = ANY({user.nodes}::int8[]) OR p.\"to_id\" IS NOT NULL AND p.\"to_id\" = ANY({user.nodes}::int8[])) AND p.\"id\" = s.\"dc_movement_id\" LEFT JOIN \"dc_movement\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ({user.node}::int8 IS NULL OR j1.\"from_id\" IS NOT NULL AND j1.\"from_id\" = ANY({user.nodes}::int8[]) OR j1.\"to_id\" IS NOT NULL AND j1.\"to_id\" = ANY({user.nodes}::int8[])) AND j1.\"id\" = s.\"dc_movement_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('received', 'differs') AND p.\"to_id\" IS NOT NULL AND p.\"to_level\" IS NOT NULL AND p.\"to_level\" > 0) UNION ALL SELECT (2)::int8 AS \"side\", s.\"id\" AS \"line_id\", j1.\"to_id\" AS \"distributor_id\", s.\"goods_id\" AS \"goods_id\", (0)::int8 AS \"taken_in\", s.\"quantity\" AS \"arriving\", (0)::int8 AS \"supplied\", (0)::int8 AS \"sold\", (0)::int8 AS \"returned\", (0)::int8 AS \"sold_30d\", (0)::int8 AS \"given_30d\", (NULL)::date AS \"expired_date\" FROM \"dc_movement_line\" s JOIN \"dc_movement\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ({user.node}::int8 IS NULL OR p.\"from_id\" IS NOT NULL AND p.\"from_id\" = ANY({user.nodes}::int8[]) OR p.\"to_id\" IS NOT NULL AND p.\"to_id\" = ANY({user.nodes}::int8[])) AND p.\"id\" = s.\"dc_movement_id\" LEFT JOIN \"dc_movement\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ({user.node}::int8 IS NULL OR j1.\"from_id\" IS NOT NULL AND j1.\"from_id\" = ANY({user.nodes}::int8[]) OR j1.\"to_id\" IS NOT NULL AND j1.\"to_id\" = ANY({user.nodes}::int8[])) AND j1.\"id\" = s.\"dc_movement_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" = 'sent' AND p.\"to_id\" IS NOT NULL AND p.\"to_level\" IS NOT NULL AND p.\"to_level\" > 0) UNION ALL SELECT (3)::int8 AS \"side\", s.\"id\" AS \"line_id\", j1.\"from_id\" AS \"distributor_id\", s.\"goods_id\" AS \"goods_id\", (0)::int8 AS \"taken_in\", (0)::int8 AS \"arriving\", (CASE WHEN p.\"kind\" = 'supply' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"supplied\", (CASE WHEN p.\"kind\" = 'sell_out' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"sold\", (CASE WHEN p.\"kind\" = 'return' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"returned\", (CASE WHEN p.\"kind\" = 'sell_out' AND p.\"sold_on\" IS NOT NULL AND p.\"sold_on\" > {today}::date + (-30)::int4 THEN s.\"quantity\" ELSE 0 END)::int8 AS \"sold_30d\", (CASE WHEN p.\"kind\" = 'supply' AND p.\"sent_at\" IS NOT NULL AND p.\"sent_at\" > {now}::timestamptz + (-30) * INTERVAL '24 hours' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"given_30d\", (NULL)::date AS \"expired_date\" FROM \"dc_movement_line\" s JOIN \"dc_movement\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ({user.node}::int8 IS NULL OR p.\"from_id\" IS NOT NULL AND p.\"from_id\" = ANY({user.nodes}::int8[]) OR p.\"to_id\" IS NOT NULL AND p.\"to_id\" = ANY({user.nodes}::int8[])) AND p.\"id\" = s.\"dc_movement_id\" LEFT JOIN \"dc_movement\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ({user.node}::int8 IS NULL OR j1.\"from_id\" IS NOT NULL AND j1.\"from_id\" = ANY({user.nodes}::int8[]) OR j1.\"to_id\" IS NOT NULL AND j1.\"to_id\" = ANY({user.nodes}::int8[])) AND j1.\"id\" = s.\"dc_movement_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('sent', 'received', 'differs') AND p.\"from_level\" IS NOT NULL AND p.\"from_level\" > 0)) v) s LEFT JOIN \"dc_offer\" b ON b.\"customer_id\" = {user.customer}::int8 AND ({user.node}::int8 IS NULL OR b.\"distributor_id\" IS NOT NULL AND b.\"distributor_id\" = ANY({user.nodes}::int8[])) AND b.\"distributor_id\" = s.\"distributor_id\" AND b.\"goods_id\" = s.\"goods_id\" WHERE ({user.node}::int8 IS NULL OR s.\"distributor_id\" IS NOT NULL AND s.\"distributor_id\" = ANY({user.nodes}::int8[])) GROUP BY 1, 2) v) b ON ({user.node}::int8 IS NULL OR b.\"distributor_id\" IS NOT NULL AND b.\"distributor_id\" = ANY({user.nodes}::int8[])) AND b.\"distributor_id\" = s.\"distributor_id\" AND b.\"goods_id\" = s.\"goods_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND ({user.node}::int8 IS NULL OR s.\"distributor_id\" IS NOT NULL AND s.\"distributor_id\" = ANY({user.nodes}::int8[]))) v",
      params: ['user.node', 'user.customer', 'user.nodes', 'today', 'now'],
    },
    sources: ['dc_flow', 'dc_movement', 'dc_movement_line', 'dc_offer', 'dc_stock'], id: 'text',
    walls: [
      ['dc_distributor', 'dc_order_create', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods'],
      ['dc_distributor', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods'],
    ],
  },
  access: { read: ['dc_goods', 'dc_order_create'], create: null, update: null, delete: null },
  lookup: null,
  visibleRows: {
    sql: {
      text: '({user.node}::int8 IS NULL OR t."distributor_id" IS NOT NULL AND t."distributor_id" = ANY({user.nodes}::int8[]))',
      params: ['user.node', 'user.nodes'],
    },
    check: (c: Logic<DcCatalogue>) =>
      c.user.node == null || c.record.distributor_id != null && c.user.nodes.includes(c.record.distributor_id),
  },
  rules: dcCatalogueRules,
  audit: false,
  softDelete: false,
  live: true,
});
