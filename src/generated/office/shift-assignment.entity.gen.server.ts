// Generated from schemas/office/shift-assignment.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { shiftAssignmentDisplay, shiftAssignmentFields, shiftAssignmentRules } from './shift-assignment.entity.gen.ts';

export const shiftAssignmentModel = createEntity({
  name: 'shift_assignment',
  module: 'office',
  owner: 'customer',
  fields: Object.values(shiftAssignmentFields),
  computeSql: {
    period: {
      text: "CASE WHEN t.\"starts_on\" > {today}::date THEN 'coming' WHEN t.\"ends_on\" IS NOT NULL AND t.\"ends_on\" < {today}::date THEN 'ended' ELSE 'running' END",
      params: ['today'],
    },
  },
  display: shiftAssignmentDisplay,
  period: { from: 'starts_on', to: 'ends_on', keys: ['account_id'] },
  index: [['account_id', 'starts_on'], ['shift_id']],
  access: {
    read: ['timekeeping_manager'], create: ['timekeeping_manager'], update: ['timekeeping_manager'],
    delete: ['timekeeping_manager'],
  },
  lookup: ['timekeeping_manager'],
  rules: shiftAssignmentRules,
  live: true,
});
