// Generated from schemas/dc/dc-order-options.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/dc/dc-order-options.form.validate.gen.js';
import { dcOrderOptionsFormFields } from './dc-order-options.form.gen.ts';

export const dcOrderOptionsForm: FormModel = {
  screen: 'dc-order-options',
  module: 'dc',
  mode: 'dialog',
  permissions: ['dc_order_create'],
  data: Object.values(dcOrderOptionsFormFields),
  validate,
};
