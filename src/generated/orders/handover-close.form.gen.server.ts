// Generated from schemas/orders/handover-close.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/orders/handover-close.form.validate.gen.js';
import { handoverCloseFormFields } from './handover-close.form.gen.ts';

export const handoverCloseForm: FormModel = {
  screen: 'handover-close',
  module: 'orders',
  mode: 'dialog',
  permissions: ['order_manager'],
  data: Object.values(handoverCloseFormFields),
  validate,
};
