// Generated from schemas/pos/sale.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { saleDisplay, saleFields, saleRules } from './sale.entity.gen.ts';

export const saleModel = createEntity({
  name: 'sale',
  module: 'pos',
  written: 'view',
  owner: 'customer',
  fields: Object.values(saleFields),
  computeSql: {
    kept_total: { text: '(t."booked_total"::float8 - t."returned_total")', params: [] },
    gross_profit: {
      text: 'CASE WHEN t."costed_total" IS NULL OR t."cost_total" IS NULL THEN NULL ELSE t."costed_total"::float8 - t."cost_total" END',
      params: [],
    },
  },
  display: saleDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"channel\"::text, '') || '~' || coalesce(v.\"source_id\"::text, '') AS \"id\" FROM (SELECT ('order')::text AS \"channel\", s.\"id\" AS \"source_id\", s.\"customer_order_id\" AS \"code\", s.\"created_at\" AS \"at\", (CASE WHEN s.\"status\" = 0 THEN 'canceled' WHEN s.\"status\" IN (220, 240) THEN 'returned' WHEN s.\"status\" = 200 THEN 'sent' ELSE 'open' END)::text AS \"state\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"pos_id\" AS \"pos_id\", s.\"source\" AS \"source\", s.\"created_by\" AS \"account_id\", s.\"goods_quantity\" AS \"goods_quantity\", ((CASE WHEN s.\"goods_total\" IS NULL THEN 0 ELSE s.\"goods_total\" END::float8 - CASE WHEN s.\"discount\" IS NULL THEN 0 ELSE s.\"discount\" END))::int8 AS \"net_total\", (FALSE)::bool AS \"is_return\", s.\"create_method\" AS \"create_method\", s.\"delivery_company\" AS \"carrier\", s.\"id_city\" AS \"id_city\", (CASE WHEN s.\"status\" IN (0) THEN 0 ELSE CASE WHEN s.\"goods_total\" IS NULL THEN 0 ELSE s.\"goods_total\" END::float8 - CASE WHEN s.\"discount\" IS NULL THEN 0 ELSE s.\"discount\" END END)::int8 AS \"booked_total\", (CASE WHEN s.\"status\" IN (220, 240) THEN CASE WHEN s.\"goods_total\" IS NULL THEN 0 ELSE s.\"goods_total\" END::float8 - CASE WHEN s.\"discount\" IS NULL THEN 0 ELSE s.\"discount\" END ELSE CASE WHEN s.\"returned_total\" IS NULL THEN 0 ELSE s.\"returned_total\" END END)::int8 AS \"returned_total\", (CASE WHEN s.\"costed_total\" IS NULL THEN NULL WHEN s.\"status\" IN (0, 220, 240) THEN 0 ELSE s.\"costed_total\"::float8 - CASE WHEN s.\"returned_costed\" IS NULL THEN 0 ELSE s.\"returned_costed\" END END)::int8 AS \"costed_total\", (CASE WHEN s.\"cost_total\" IS NULL THEN NULL WHEN s.\"status\" IN (0, 220, 240) THEN 0 ELSE s.\"cost_total\"::float8 - CASE WHEN s.\"returned_cost\" IS NULL THEN 0 ELSE s.\"returned_cost\" END END)::int8 AS \"cost_total\", (CASE WHEN s.\"status\" IN (0) THEN 0 ELSE CASE WHEN s.\"cod_amount\" IS NULL THEN 0 ELSE s.\"cod_amount\" END END)::int8 AS \"cod_amount\", (CASE WHEN s.\"status\" IN (0) THEN 0 ELSE CASE WHEN s.\"delivery_cost\" IS NULL THEN 0 ELSE s.\"delivery_cost\" END END)::int8 AS \"delivery_cost\" FROM \"order\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND ('order_manager' = ANY({user.permissions}::text[]) OR NOT ('pos_order_online_list' = ANY({user.permissions}::text[])) OR s.\"pos_id\" IS NOT NULL AND s.\"pos_id\" = ANY({user.pos}::int8[])) AND (s.\"status\" <> -50 AND s.\"create_method\" <> 7) UNION ALL SELECT ('counter')::text AS \"channel\", s.\"id\" AS \"source_id\", s.\"code\" AS \"code\", s.\"paid_at\" AS \"at\", (CASE WHEN s.\"kind\" = 'return' THEN 'returned' ELSE 'sent' END)::text AS \"state\", j1.\"warehouse_id\" AS \"warehouse_id\", s.\"pos_id\" AS \"pos_id\", (NULL)::int8 AS \"source\", s.\"seller_id\" AS \"account_id\", s.\"goods_quantity\" AS \"goods_quantity\", s.\"total\" AS \"net_total\", ((s.\"kind\" = 'return'))::bool AS \"is_return\", (NULL)::int8 AS \"create_method\", (NULL)::text AS \"carrier\", (NULL)::int8 AS \"id_city\", (CASE WHEN s.\"kind\" = 'return' THEN 0 ELSE s.\"total\" END)::int8 AS \"booked_total\", (CASE WHEN s.\"kind\" = 'return' THEN 0::float8 - s.\"total\" ELSE 0 END)::int8 AS \"returned_total\", s.\"costed_total\" AS \"costed_total\", s.\"cost_total\" AS \"cost_total\", (0)::int8 AS \"cod_amount\", (0)::int8 AS \"delivery_cost\" FROM \"pos_sale\" s LEFT JOIN \"pos\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND j1.\"id\" = s.\"pos_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (s.\"pos_id\" = ANY({user.pos}::int8[])) AND (s.\"status\" = 'paid')) v",
      params: ['user.customer', 'user.permissions', 'user.pos'],
    },
    sources: ['order', 'pos', 'pos_sale'], id: 'text', walls: [],
  },
  access: {
    read: ['administration_goods_report', 'administration_report_revenue'], create: null, update: null, delete: null,
  },
  lookup: null,
  rules: saleRules,
  audit: false,
  softDelete: false,
});
