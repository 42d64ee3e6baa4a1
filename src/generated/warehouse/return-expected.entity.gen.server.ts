// Generated from schemas/warehouse/return-expected.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { returnExpectedDisplay, returnExpectedFields, returnExpectedRules } from './return-expected.entity.gen.ts';

export const returnExpectedModel = createEntity({
  name: 'return_expected',
  module: 'warehouse',
  written: 'view',
  owner: 'customer',
  fields: Object.values(returnExpectedFields),
  computeSql: {
    since: {
      text: 'CASE WHEN t."reported_at" IS NOT NULL THEN t."reported_at" ELSE t."handed_over_at" END', params: [],
    },
    is_overdue: {
      text: "(t.\"delivery_status\" IS NOT NULL AND t.\"delivery_status\" = 275 AND CASE WHEN t.\"reported_at\" IS NOT NULL THEN t.\"reported_at\" ELSE t.\"handed_over_at\" END IS NOT NULL AND CASE WHEN t.\"reported_at\" IS NOT NULL THEN t.\"reported_at\" ELSE t.\"handed_over_at\" END < {now}::timestamptz + (-10) * INTERVAL '24 hours')",
      params: ['now'],
    },
  },
  display: returnExpectedDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"order_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"order_id\", s.\"customer_order_id\" AS \"code\", s.\"delivery_order_id\" AS \"delivery_order_id\", s.\"delivery_company\" AS \"delivery_company\", s.\"delivery_status\" AS \"delivery_status\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"source\" AS \"source\", s.\"receiver_name\" AS \"receiver_name\", s.\"goods_quantity\" AS \"goods_quantity\", s.\"handed_over_at\" AS \"handed_over_at\", min(b.\"at\") AS \"reported_at\" FROM \"order\" s LEFT JOIN \"order_tracking\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"order_id\" = s.\"id\" AND (b.\"delivery_status\" IS NOT NULL AND b.\"delivery_status\" = 275) WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND ('order_manager' = ANY({user.permissions}::text[]) OR NOT ('pos_order_online_list' = ANY({user.permissions}::text[])) OR s.\"pos_id\" IS NOT NULL AND s.\"pos_id\" = ANY({user.pos}::int8[])) AND (s.\"status\" = 200 AND (s.\"delivery_status\" IS NOT NULL AND s.\"delivery_status\" IN (275, 402))) GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) v",
      params: ['user.customer', 'user.permissions', 'user.pos'],
    },
    sources: ['order', 'order_tracking'], id: 'number', of: 'order', walls: [],
  },
  access: { read: ['goods_return_history'], create: null, update: null, delete: null },
  lookup: null,
  rules: returnExpectedRules,
  audit: false,
  softDelete: false,
  live: true,
});
