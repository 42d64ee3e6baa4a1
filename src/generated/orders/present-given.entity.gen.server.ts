// Generated from schemas/orders/present-given.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { presentGivenDisplay, presentGivenFields, presentGivenRules } from './present-given.entity.gen.ts';

export const presentGivenModel = createEntity({
  name: 'present_given',
  module: 'orders',
  written: 'view',
  owner: 'customer',
  fields: Object.values(presentGivenFields),
  display: presentGivenDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"line_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"line_id\", s.\"present_id\" AS \"present_id\", s.\"order_id\" AS \"order_id\", j1.\"customer_order_id\" AS \"code\", j1.\"created_at\" AS \"at\", j1.\"status\" AS \"status\", j1.\"source\" AS \"source\", j1.\"warehouse_id\" AS \"warehouse_id\", j1.\"receiver_name\" AS \"receiver_name\", s.\"goods_id\" AS \"goods_id\", s.\"sku\" AS \"sku\", s.\"name\" AS \"name\", s.\"quantity\" AS \"quantity\" FROM \"order_line\" s JOIN \"order\" p ON p.\"customer_id\" = {user.customer}::int8 AND p.\"deleted_at\" IS NULL AND ('order_manager' = ANY({user.permissions}::text[]) OR NOT ('pos_order_online_list' = ANY({user.permissions}::text[])) OR p.\"pos_id\" IS NOT NULL AND p.\"pos_id\" = ANY({user.pos}::int8[])) AND p.\"id\" = s.\"order_id\" LEFT JOIN \"order\" j1 ON j1.\"customer_id\" = {user.customer}::int8 AND ('order_manager' = ANY({user.permissions}::text[]) OR NOT ('pos_order_online_list' = ANY({user.permissions}::text[])) OR j1.\"pos_id\" IS NOT NULL AND j1.\"pos_id\" = ANY({user.pos}::int8[])) AND j1.\"id\" = s.\"order_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND (s.\"is_gift\" = TRUE)) v",
      params: ['user.customer', 'user.permissions', 'user.pos'],
    },
    sources: ['order', 'order_line'], id: 'number', walls: [],
  },
  access: { read: ['administration_present'], create: null, update: null, delete: null },
  lookup: null,
  rules: presentGivenRules,
  audit: false,
  softDelete: false,
  live: true,
});
