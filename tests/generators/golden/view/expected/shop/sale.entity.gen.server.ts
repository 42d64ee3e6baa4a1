// Generated from schemas/shop/sale.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { saleDisplay, saleFields, saleRules } from './sale.entity.gen.ts';

export const saleModel = createEntity({
  name: 'sale',
  module: 'shop',
  written: 'view',
  owner: 'customer',
  fields: Object.values(saleFields),
  display: saleDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"kind\"::text, '') || '~' || coalesce(v.\"source\"::text, '') AS \"id\" FROM (SELECT ('bill')::text AS \"kind\", s.\"id\" AS \"source\", s.\"created_at\" AS \"sold_at\", s.\"total\" AS \"total\", (NULL)::int8 AS \"depot_id\", ((s.\"total\" > 1000))::bool AS \"is_large\" FROM \"bill\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"created_by\" = {user.id}::int8 AND s.\"deleted_at\" IS NULL AND (s.\"is_void\" = FALSE) UNION ALL SELECT ('parcel')::text AS \"kind\", s.\"id\" AS \"source\", s.\"created_at\" AS \"sold_at\", s.\"total\" AS \"total\", s.\"depot_id\" AS \"depot_id\", ((s.\"total\" > 1000))::bool AS \"is_large\" FROM \"parcel\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL) v",
      params: ['user.customer', 'user.id'],
    },
    sources: ['bill', 'parcel'], id: 'text', walls: [],
  },
  access: { read: ['sale_report'], create: null, update: null, delete: null },
  lookup: null,
  rules: saleRules,
  audit: false,
  softDelete: false,
});
