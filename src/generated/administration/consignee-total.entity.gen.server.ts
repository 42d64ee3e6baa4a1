// Generated from schemas/administration/consignee-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { consigneeTotalDisplay, consigneeTotalFields, consigneeTotalRules } from './consignee-total.entity.gen.ts';

export const consigneeTotalModel = createEntity({
  name: 'consignee_total',
  module: 'administration',
  written: 'view',
  owner: 'customer',
  fields: Object.values(consigneeTotalFields),
  computeSql: { owed: { text: '(t."raised"::float8 - t."lowered")', params: [] } },
  display: consigneeTotalDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"consignee_id\" AS \"id\" FROM (SELECT s.\"consignee_id\" AS \"consignee_id\", max(s.\"orders_90d\") AS \"orders_90d\", max(s.\"last_order_at\") AS \"last_order_at\", coalesce(sum(b.\"increase\"), 0)::int8 AS \"raised\", coalesce(sum(b.\"decrease\"), 0)::int8 AS \"lowered\" FROM (SELECT v.*, v.\"consignee_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"consignee_id\", count(b.\"customer_order_id\") AS \"orders_90d\", max(b.\"created_at\") AS \"last_order_at\" FROM \"consignee\" s LEFT JOIN \"order\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND ('order_manager' = ANY({user.permissions}::text[]) OR NOT ('pos_order_online_list' = ANY({user.permissions}::text[])) OR b.\"pos_id\" IS NOT NULL AND b.\"pos_id\" = ANY({user.pos}::int8[])) AND b.\"receiver_phone\" = s.\"phone\" AND (b.\"status\" <> 0 AND b.\"created_at\" > {now}::timestamptz + (-90) * INTERVAL '24 hours') WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1) v) s LEFT JOIN \"partner_entry\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"consignee_id\" = s.\"consignee_id\" WHERE TRUE GROUP BY 1) v",
      params: ['user.customer', 'user.permissions', 'user.pos', 'now'],
    },
    sources: ['consignee', 'consignee_order', 'order', 'partner_entry'], id: 'number', of: 'consignee',
    walls: [
      ['administration_consignee'],
      [
        'administration_consignee', 'order_consignment', 'order_manager', 'goods_production_requirement',
        'administration_goods_debt',
      ],
      ['administration_goods_debt', 'administration_supplier', 'administration_consignee'],
    ],
  },
  access: { read: ['administration_consignee'], create: null, update: null, delete: null },
  lookup: null,
  rules: consigneeTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
