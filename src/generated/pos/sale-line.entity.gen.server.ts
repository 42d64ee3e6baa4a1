// Generated from schemas/pos/sale-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { saleLineDisplay, saleLineFields, saleLineRules } from './sale-line.entity.gen.ts';

export const saleLineModel = createEntity({
  name: 'sale_line',
  module: 'pos',
  written: 'view',
  owner: 'customer',
  fields: Object.values(saleLineFields),
  display: saleLineDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"channel\"::text, '') || '~' || coalesce(v.\"source_id\"::text, '') AS \"id\" FROM (SELECT ('order')::text AS \"channel\", s.\"id\" AS \"source_id\", j1.\"customer_order_id\" AS \"code\", j1.\"created_at\" AS \"at\", (CASE WHEN p.\"status\" = 0 THEN 'canceled' WHEN p.\"status\" IN (220, 240) THEN 'returned' WHEN p.\"status\" = 200 THEN 'sent' ELSE 'open' END)::text AS \"state\", j1.\"warehouse_id\" AS \"warehouse_id\", j1.\"pos_id\" AS \"pos_id\", j1.\"source\" AS \"source\", j1.\"created_by\" AS \"account_id\", s.\"goods_id\" AS \"goods_id\", s.\"quantity\" AS \"quantity\", s.\"amount\" AS \"net_total\" FROM \"order_line\" s JOIN \"order\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('order_manager' = ANY({user.permissions}::text[]) OR NOT ('pos_order_online_list' = ANY({user.permissions}::text[])) OR p.\"pos_id\" IS NOT NULL AND p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"order_id\" LEFT JOIN \"order\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('order_manager' = ANY({user.permissions}::text[]) OR NOT ('pos_order_online_list' = ANY({user.permissions}::text[])) OR j1.\"pos_id\" IS NOT NULL AND j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"order_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" <> -50) UNION ALL SELECT ('counter')::text AS \"channel\", s.\"id\" AS \"source_id\", j1.\"code\" AS \"code\", j1.\"paid_at\" AS \"at\", ('sent')::text AS \"state\", j2.\"warehouse_id\" AS \"warehouse_id\", j1.\"pos_id\" AS \"pos_id\", (NULL)::int8 AS \"source\", j1.\"seller_id\" AS \"account_id\", s.\"goods_id\" AS \"goods_id\", s.\"quantity\" AS \"quantity\", s.\"amount\" AS \"net_total\" FROM \"pos_sale_line\" s JOIN \"pos_sale\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND (p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"sale_id\" LEFT JOIN \"pos_sale\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND (j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"sale_id\" LEFT JOIN \"pos\" j2 ON j2.\"customer_id\" = {user.customer}::int8 AND j2.\"id\" = j1.\"pos_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" = 'paid')) v",
      params: ['user.customer', 'user.permissions', 'user.pos'],
    },
    sources: ['order', 'order_line', 'pos', 'pos_sale', 'pos_sale_line'], id: 'text', walls: [],
  },
  access: { read: ['administration_goods_report'], create: null, update: null, delete: null },
  lookup: null,
  rules: saleLineRules,
  audit: false,
  softDelete: false,
});
