// Generated from schemas/pos/pos-shift-close.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/pos/pos-shift-close.form.validate.gen.js';
import { posShiftCloseFormFields } from './pos-shift-close.form.gen.ts';

export const posShiftCloseForm: FormModel = {
  screen: 'pos-shift-close',
  module: 'pos',
  mode: 'dialog',
  permissions: ['pos_order_create_single'],
  data: Object.values(posShiftCloseFormFields),
  validate,
};
