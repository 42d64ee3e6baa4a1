// Generated from schemas/office/lock-month.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/office/lock-month.form.validate.gen.js';
import { lockMonthFormFields } from './lock-month.form.gen.ts';

export const lockMonthForm: FormModel = {
  screen: 'lock-month',
  module: 'office',
  mode: 'dialog',
  permissions: ['timekeeping_manager'],
  data: Object.values(lockMonthFormFields),
  validate,
};
