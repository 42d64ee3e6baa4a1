// Generated from schemas/orders/handover-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { handoverTotalDisplay, handoverTotalFields, handoverTotalRules } from './handover-total.entity.gen.ts';

export const handoverTotalModel = createEntity({
  name: 'handover_total',
  module: 'orders',
  written: 'view',
  owner: 'customer',
  fields: Object.values(handoverTotalFields),
  display: handoverTotalDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"handover_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"handover_id\", s.\"code\" AS \"code\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"delivery_company\" AS \"delivery_company\", s.\"driver_name\" AS \"driver_name\", s.\"driver_phone\" AS \"driver_phone\", s.\"plate\" AS \"plate\", s.\"closed_at\" AS \"closed_at\", s.\"missing_count\" AS \"missing_count\", count(b.\"customer_order_id\") AS \"package_count\", coalesce(sum(b.\"cod_amount\"), 0)::int8 AS \"cod_total\" FROM \"handover\" s LEFT JOIN \"order\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND ('order_manager' = ANY({user.permissions}::text[]) OR NOT ('pos_order_online_list' = ANY({user.permissions}::text[])) OR b.\"pos_id\" IS NOT NULL AND b.\"pos_id\" = ANY({user.pos}::int8[])) AND b.\"handover_id\" = s.\"id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9) v",
      params: ['user.customer', 'user.permissions', 'user.pos'],
    },
    sources: ['handover', 'order'], id: 'number', of: 'handover', walls: [],
  },
  access: { read: ['order_manager'], create: null, update: null, delete: null },
  lookup: null,
  rules: handoverTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
