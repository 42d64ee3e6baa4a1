// Generated from schemas/warehouse/work-pace.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { workPaceDisplay, workPaceFields, workPaceRules } from './work-pace.entity.gen.ts';

export const workPaceModel = createEntity({
  name: 'work_pace',
  module: 'warehouse',
  written: 'view',
  owner: 'customer',
  fields: Object.values(workPaceFields),
  display: workPaceDisplay,
  view: {
    sql: {
      text: "SELECT v.*, coalesce(v.\"work_type\"::text, '') AS \"id\" FROM (SELECT s.\"type\" AS \"work_type\", coalesce(sum(s.\"quantity\"), 0)::int8 AS \"pieces\", coalesce(sum(s.\"seconds\"), 0)::int8 AS \"seconds\" FROM \"warehouse_task\" s WHERE s.\"customer_id\" = {user.customer}::int8 AND (s.\"seconds\" IS NOT NULL AND s.\"seconds\" > 0 AND s.\"working_date\" >= {today}::date + (-30)::int4) GROUP BY 1) v",
      params: ['user.customer', 'today'],
    },
    sources: ['warehouse_task'], id: 'text', walls: [['warehouse_employee_warning']],
  },
  access: { read: ['warehouse_employee_warning'], create: null, update: null, delete: null },
  lookup: null,
  rules: workPaceRules,
  audit: false,
  softDelete: false,
});
