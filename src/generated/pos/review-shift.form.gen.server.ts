// Generated from schemas/pos/review-shift.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/pos/review-shift.form.validate.gen.js';
import { reviewShiftFormFields } from './review-shift.form.gen.ts';

export const reviewShiftForm: FormModel = {
  screen: 'review-shift',
  module: 'pos',
  mode: 'dialog',
  permissions: ['pos_order_list'],
  data: Object.values(reviewShiftFormFields),
  validate,
};
