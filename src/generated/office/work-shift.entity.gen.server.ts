// Generated from schemas/office/work-shift.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { workShiftDisplay, workShiftFields, workShiftRules } from './work-shift.entity.gen.ts';

export const workShiftModel = createEntity({
  name: 'work_shift',
  module: 'office',
  owner: 'customer',
  fields: Object.values(workShiftFields),
  display: workShiftDisplay,
  search: ['code', 'name'],
  unique: [{ key: 'code', fields: ['code'], message: 'rule.work_shift.code_taken' }],
  access: {
    read: ['timekeeping_manager'], create: ['timekeeping_manager'], update: ['timekeeping_manager'], delete: null,
  },
  lookup: ['timekeeping_manager'],
  rules: workShiftRules,
  live: true,
});
