// Generated from schemas/pos/shop-sold.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { shopSoldDisplay, shopSoldFields, shopSoldRules } from './shop-sold.entity.gen.ts';

export const shopSoldModel = createEntity({
  name: 'shop_sold',
  module: 'pos',
  written: 'view',
  owner: 'customer',
  fields: Object.values(shopSoldFields),
  display: shopSoldDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"goods_id\"::text, '') || '~' || coalesce(v.\"pos_id\"::text, '') AS \"id\" FROM (SELECT s.\"goods_id\" AS \"goods_id\", j1.\"pos_id\" AS \"pos_id\", coalesce(sum(s.\"quantity\") FILTER (WHERE (p.\"paid_at\" IS NOT NULL AND p.\"paid_at\" >= {now}::timestamptz + (-7) * INTERVAL '24 hours')), 0)::int8 AS \"sold_7\", max(j1.\"paid_at\") AS \"last_sold_at\" FROM \"pos_sale_line\" s JOIN \"pos_sale\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND (p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"sale_id\" LEFT JOIN \"pos_sale\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND (j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"sale_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (p.\"status\" = 'paid' AND p.\"paid_at\" IS NOT NULL AND p.\"paid_at\" >= {now}::timestamptz + (-60) * INTERVAL '24 hours') GROUP BY 1, 2) v",
      params: ['user.customer', 'user.pos', 'now'],
    },
    sources: ['pos_sale', 'pos_sale_line'], id: 'text', walls: [],
  },
  access: { read: null, create: null, update: null, delete: null },
  lookup: null,
  rules: shopSoldRules,
  audit: false,
  softDelete: false,
});
