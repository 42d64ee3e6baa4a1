// Generated from schemas/office/lock-month.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/office/lock-month.action.validate.gen.js';
import { lockMonthActionFields } from './lock-month.action.gen.ts';

export const lockMonthActionModel: ActionModel = {
  key: 'lock_month',
  stem: 'lock-month',
  module: 'office',
  url: '/lock-month',
  permissions: ['timekeeping_manager'],
  input: Object.values(lockMonthActionFields),
  validate,
};
