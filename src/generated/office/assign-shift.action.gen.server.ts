// Generated from schemas/office/assign-shift.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/office/assign-shift.action.validate.gen.js';
import { assignShiftAction, assignShiftActionFields } from './assign-shift.action.gen.ts';

export const assignShiftActionModel: ActionModel = {
  key: 'assign_shift',
  stem: 'assign-shift',
  module: 'office',
  records: assignShiftAction,
  permissions: ['timekeeping_manager'],
  input: Object.values(assignShiftActionFields),
  validate,
};
