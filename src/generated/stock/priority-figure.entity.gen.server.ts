// Generated from schemas/stock/priority-figure.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { priorityFigureDisplay, priorityFigureFields, priorityFigureRules } from './priority-figure.entity.gen.ts';

export const priorityFigureModel = createEntity({
  name: 'priority_figure',
  module: 'stock',
  written: 'view',
  owner: 'customer',
  fields: Object.values(priorityFigureFields),
  display: priorityFigureDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"priority_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"priority_id\", s.\"goods_id\" AS \"goods_id\", s.\"warehouse_id\" AS \"warehouse_id\", s.\"channel\" AS \"channel\", s.\"quantity\" AS \"quantity\", s.\"from_date\" AS \"from_date\", s.\"to_date\" AS \"to_date\", s.\"state\" AS \"state\", b.\"held\" AS \"held\", b.\"used\" AS \"used\" FROM \"goods_priority\" s LEFT JOIN (SELECT v.*, coalesce(v.\"priority_id\"::text, '') AS \"id\" FROM (SELECT s.\"priority_id\" AS \"priority_id\", coalesce(sum(s.\"quantity\") FILTER (WHERE (s.\"reason\" = 'priority' AND s.\"status\" = 1)), 0)::int8 AS \"held\", coalesce(sum(s.\"priority_quantity\") FILTER (WHERE (s.\"status\" = 1 OR s.\"cancel_type\" IS NOT NULL AND s.\"cancel_type\" = 'consumed')), 0)::int8 AS \"used\" FROM \"reservation\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"priority_id\" IS NOT NULL) GROUP BY 1) v) b ON b.\"priority_id\" = s.\"id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL) v",
      params: ['user.customer'],
    },
    sources: ['goods_priority', 'priority_use', 'reservation'], id: 'number', of: 'goods_priority',
    walls: [
      ['administration_priority_goods_quantity'],
      ['administration_priority_goods_quantity', 'goods_manager'],
      ['goods_manager', 'administration_priority_goods_quantity'],
    ],
  },
  access: { read: ['administration_priority_goods_quantity'], create: null, update: null, delete: null },
  lookup: null,
  rules: priorityFigureRules,
  audit: false,
  softDelete: false,
});
