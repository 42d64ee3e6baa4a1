// Generated from schemas/invoice/invoice-reason.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/invoice/invoice-reason.form.validate.gen.js';
import { invoiceReasonFormFields } from './invoice-reason.form.gen.ts';

export const invoiceReasonForm: FormModel = {
  screen: 'invoice-reason',
  module: 'invoice',
  mode: 'dialog',
  permissions: ['administration_invoice', 'administration_only_invoice'],
  data: Object.values(invoiceReasonFormFields),
  validate,
};
