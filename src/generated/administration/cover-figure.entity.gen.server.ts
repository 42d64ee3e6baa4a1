// Generated from schemas/administration/cover-figure.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { coverFigureDisplay, coverFigureFields, coverFigureRules } from './cover-figure.entity.gen.ts';

export const coverFigureModel = createEntity({
  name: 'cover_figure',
  module: 'administration',
  written: 'view',
  owner: 'customer',
  fields: Object.values(coverFigureFields),
  display: coverFigureDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"part\"::text, '') || '~' || coalesce(v.\"source_id\"::text, '') AS \"id\" FROM (SELECT (1)::int8 AS \"part\", s.\"id\" AS \"source_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"on_hand\" AS \"on_hand\", ((s.\"reserved\"::float8 + s.\"unsellable\"))::int8 AS \"held\", (0)::int8 AS \"out_7\", (0)::int8 AS \"out_10\", (0)::int8 AS \"out_30\", (0)::int8 AS \"out_60\", (0)::int8 AS \"out_90\", (0)::int8 AS \"in_30\", (0)::int8 AS \"in_60\", (0)::int8 AS \"in_90\", (0)::int8 AS \"in_180\", (0)::int8 AS \"incoming\", (NULL)::date AS \"expired_date\" FROM \"stock_level\" s WHERE s.\"customer_id\" = {user.customer}::int8 UNION ALL SELECT (2)::int8 AS \"part\", s.\"id\" AS \"source_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", (0)::int8 AS \"on_hand\", (0)::int8 AS \"held\", (0)::int8 AS \"out_7\", (0)::int8 AS \"out_10\", (0)::int8 AS \"out_30\", (0)::int8 AS \"out_60\", (0)::int8 AS \"out_90\", (0)::int8 AS \"in_30\", (0)::int8 AS \"in_60\", (0)::int8 AS \"in_90\", (0)::int8 AS \"in_180\", (0)::int8 AS \"incoming\", s.\"expired_date\" AS \"expired_date\" FROM \"stock_balance\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"quantity\" > 0 AND s.\"expired_date\" IS NOT NULL) UNION ALL SELECT (3)::int8 AS \"part\", s.\"id\" AS \"source_id\", s.\"goods_id\" AS \"goods_id\", s.\"from_warehouse_id\" AS \"warehouse_id\", (0)::int8 AS \"on_hand\", (0)::int8 AS \"held\", (CASE WHEN s.\"created_at\" >= {now}::timestamptz + (-7) * INTERVAL '24 hours' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"out_7\", (CASE WHEN s.\"created_at\" >= {now}::timestamptz + (-10) * INTERVAL '24 hours' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"out_10\", (CASE WHEN s.\"created_at\" >= {now}::timestamptz + (-30) * INTERVAL '24 hours' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"out_30\", (CASE WHEN s.\"created_at\" >= {now}::timestamptz + (-60) * INTERVAL '24 hours' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"out_60\", s.\"quantity\" AS \"out_90\", (0)::int8 AS \"in_30\", (0)::int8 AS \"in_60\", (0)::int8 AS \"in_90\", (0)::int8 AS \"in_180\", (0)::int8 AS \"incoming\", (NULL)::date AS \"expired_date\" FROM \"stock_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"from_warehouse_id\" IS NOT NULL AND s.\"reason\" = 'sale' AND s.\"created_at\" >= {now}::timestamptz + (-90) * INTERVAL '24 hours') UNION ALL SELECT (4)::int8 AS \"part\", s.\"id\" AS \"source_id\", s.\"goods_id\" AS \"goods_id\", s.\"to_warehouse_id\" AS \"warehouse_id\", (0)::int8 AS \"on_hand\", (0)::int8 AS \"held\", (0)::int8 AS \"out_7\", (0)::int8 AS \"out_10\", (0)::int8 AS \"out_30\", (0)::int8 AS \"out_60\", (0)::int8 AS \"out_90\", (CASE WHEN s.\"created_at\" >= {now}::timestamptz + (-30) * INTERVAL '24 hours' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"in_30\", (CASE WHEN s.\"created_at\" >= {now}::timestamptz + (-60) * INTERVAL '24 hours' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"in_60\", (CASE WHEN s.\"created_at\" >= {now}::timestamptz + (-90) * INTERVAL '24 hours' THEN s.\"quantity\" ELSE 0 END)::int8 AS \"in_90\", s.\"quantity\" AS \"in_180\", (0)::int8 AS \"incoming\", (NULL)::date AS \"expired_date\" FROM \"stock_move\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"to_warehouse_id\" IS NOT NULL AND (s.\"from_warehouse_id\" IS NULL OR s.\"from_warehouse_id\" <> s.\"to_warehouse_id\") AND s.\"created_at\" >= {now}::timestamptz + (-180) * INTERVAL '24 hours') UNION ALL SELECT (5)::int8 AS \"part\", s.\"id\" AS \"source_id\", s.\"goods_id\" AS \"goods_id\", j1.\"warehouse_id\" AS \"warehouse_id\", (0)::int8 AS \"on_hand\", (0)::int8 AS \"held\", (0)::int8 AS \"out_7\", (0)::int8 AS \"out_10\", (0)::int8 AS \"out_30\", (0)::int8 AS \"out_60\", (0)::int8 AS \"out_90\", (0)::int8 AS \"in_30\", (0)::int8 AS \"in_60\", (0)::int8 AS \"in_90\", (0)::int8 AS \"in_180\", s.\"expected_quantity\" AS \"incoming\", (NULL)::date AS \"expired_date\" FROM \"goods_receipt_line\" s JOIN \"goods_receipt\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR p.\"pos_id\" IS NOT NULL AND p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"goods_receipt_id\" LEFT JOIN \"goods_receipt\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('goods_receipt_create' = ANY({user.permissions}::text[]) OR NOT ('pos_goods_receipt_create' = ANY({user.permissions}::text[])) OR j1.\"pos_id\" IS NOT NULL AND j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"goods_receipt_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" IN ('draft', 'receiving', 'counted', 'approved'))) v",
      params: ['user.customer', 'now', 'user.permissions', 'user.pos'],
    },
    sources: ['goods_receipt', 'goods_receipt_line', 'stock_balance', 'stock_level', 'stock_move'], id: 'text',
    walls: [
      [
        'goods_manager', 'pos_goods_manager', 'order_manager', 'administration_goods_missing',
        'administration_goods_cost', 'administration_goods_price', 'administration_goods_profile',
        'administration_supplier', 'administration_physical_combo', 'administration_priority_goods_quantity',
        'administration_goods_report', 'administration_pos_promotion_config',
      ],
      ['goods_manager', 'administration_goods_report', 'administration_goods_cost', 'pos_goods_manager'],
    ],
  },
  access: {
    read: ['goods_manager', 'administration_goods_report', 'administration_goods_cost'], create: null, update: null,
    delete: null,
  },
  lookup: null,
  rules: coverFigureRules,
  audit: false,
  softDelete: false,
});
