// Generated from schemas/orders/make-pick-list.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/orders/make-pick-list.form.validate.gen.js';
import { makePickListFormFields } from './make-pick-list.form.gen.ts';

export const makePickListForm: FormModel = {
  screen: 'make-pick-list',
  module: 'orders',
  mode: 'dialog',
  permissions: ['order_manager'],
  data: Object.values(makePickListFormFields),
  validate,
};
