// Generated from schemas/stock/priority-use.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { priorityUseDisplay, priorityUseFields, priorityUseRules } from './priority-use.entity.gen.ts';

export const priorityUseModel = createEntity({
  name: 'priority_use',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(priorityUseFields),
  display: priorityUseDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"priority_id\"::text, '') AS \"id\" FROM (SELECT s.\"priority_id\" AS \"priority_id\", coalesce(sum(s.\"quantity\") FILTER (WHERE (s.\"reason\" = 'priority' AND s.\"status\" = 1)), 0)::int8 AS \"held\", coalesce(sum(s.\"priority_quantity\") FILTER (WHERE (s.\"status\" = 1 OR s.\"cancel_type\" IS NOT NULL AND s.\"cancel_type\" = 'consumed')), 0)::int8 AS \"used\" FROM \"reservation\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"priority_id\" IS NOT NULL) GROUP BY 1) v",
      params: ['user.customer'],
    },
    sources: ['reservation'], id: 'text', walls: [['goods_manager', 'administration_priority_goods_quantity']],
  },
  access: {
    read: ['administration_priority_goods_quantity', 'goods_manager'], create: null, update: null, delete: null,
  },
  lookup: null,
  rules: priorityUseRules,
  audit: false,
  softDelete: false,
});
