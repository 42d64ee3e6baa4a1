// Generated from schemas/office/time-correction.entity.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createEntity } from '#contract/parts.ts';
import {
  type TimeCorrection,
  timeCorrectionDisplay,
  timeCorrectionFields,
  timeCorrectionRules,
} from './time-correction.entity.gen.ts';
import { timeCorrectionWorkflow } from './time-correction.workflow.gen.ts';

export const timeCorrectionModel = createEntity({
  name: 'time_correction',
  module: 'office',
  owner: 'customer',
  fields: Object.values(timeCorrectionFields),
  display: timeCorrectionDisplay,
  unique: [
    {
      key: 'open', fields: ['account_id', 'working_date', 'kind'], message: 'rule.time_correction.open_already',
      where: { text: '(t."status" IN (1, 2))', params: [] },
    },
  ],
  index: [['created_at'], ['status', 'created_at'], ['account_id', 'working_date'], ['work_day_id']],
  access: {
    read: ['office_timekeeping', 'timekeeping_manager'], create: ['office_timekeeping', 'timekeeping_manager'],
    update: ['office_timekeeping', 'timekeeping_manager'], delete: ['office_timekeeping', 'timekeeping_manager'],
  },
  lookup: ['office_timekeeping', 'timekeeping_manager'],
  visibleRows: {
    sql: {
      text: "(t.\"account_id\" IS NOT NULL AND t.\"account_id\" = {user.id}::int8 OR 'timekeeping_manager' = ANY({user.permissions}::text[]))",
      params: ['user.id', 'user.permissions'],
    },
    check: (c: Logic<TimeCorrection>) =>
      c.record.account_id === c.user.id || c.user.permissions.includes('timekeeping_manager'),
  },
  rules: timeCorrectionRules,
  workflows: [timeCorrectionWorkflow],
  live: true,
});
