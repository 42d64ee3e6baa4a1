// Generated from schemas/orders/make-handover.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/orders/make-handover.form.validate.gen.js';
import { makeHandoverFormFields } from './make-handover.form.gen.ts';

export const makeHandoverForm: FormModel = {
  screen: 'make-handover',
  module: 'orders',
  mode: 'dialog',
  permissions: ['order_download_handover_file'],
  data: Object.values(makeHandoverFormFields),
  validate,
};
