// Generated from schemas/orders/order-import-options.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/orders/order-import-options.form.validate.gen.js';
import { orderImportOptionsFormFields } from './order-import-options.form.gen.ts';

export const orderImportOptionsForm: FormModel = {
  screen: 'order-import-options',
  module: 'orders',
  mode: 'dialog',
  permissions: ['order_create_excel'],
  data: Object.values(orderImportOptionsFormFields),
  validate,
};
