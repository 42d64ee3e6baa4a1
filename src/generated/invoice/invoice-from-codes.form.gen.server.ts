// Generated from schemas/invoice/invoice-from-codes.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/invoice/invoice-from-codes.form.validate.gen.js';
import { invoiceFromCodesFormFields } from './invoice-from-codes.form.gen.ts';

export const invoiceFromCodesForm: FormModel = {
  screen: 'invoice-from-codes',
  module: 'invoice',
  mode: 'dialog',
  permissions: ['administration_invoice'],
  data: Object.values(invoiceFromCodesFormFields),
  validate,
};
