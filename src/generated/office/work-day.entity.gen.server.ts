// Generated from schemas/office/work-day.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import { type WorkDay, workDayDisplay, workDayFields, workDayRules } from './work-day.entity.gen.ts';
import { workDayWorkflow } from './work-day.workflow.gen.ts';

export const workDayModel = createEntity({
  name: 'work_day',
  module: 'office',
  owner: 'customer',
  fields: Object.values(workDayFields),
  refillSql: {
    is_exception: {
      text: "(t.\"state\" IN ('incomplete', 'absent') OR t.\"late_minutes\" > 0 OR t.\"early_minutes\" > 0 OR t.\"mid_minutes\" > 0 OR EXISTS (SELECT 1 FROM unnest(t.\"flags\") t_item(\"value\") WHERE TRUE AND t_item.\"value\" IN ('mock_place', 'same_place')))",
      params: [],
    },
  },
  display: workDayDisplay,
  unique: [{ key: 'day', fields: ['account_id', 'working_date'], message: 'messages.duplicate' }],
  index: [['working_date'], ['is_exception', 'working_date'], ['state', 'closes_at']],
  access: {
    read: ['office_timekeeping', 'timekeeping_manager'], create: null, update: ['timekeeping_manager'], delete: null,
  },
  lookup: ['office_timekeeping', 'timekeeping_manager'],
  visibleRows: {
    sql: {
      text: "(t.\"account_id\" = {user.id}::int8 OR 'timekeeping_manager' = ANY({user.permissions}::text[]))",
      params: ['user.id', 'user.permissions'],
    },
    check: (c: Logic<WorkDay>) =>
      c.record.account_id === c.user.id || c.user.permissions.includes('timekeeping_manager'),
  },
  rules: workDayRules,
  workflows: [workDayWorkflow],
  live: true,
});
