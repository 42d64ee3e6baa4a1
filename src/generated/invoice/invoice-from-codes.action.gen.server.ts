// Generated from schemas/invoice/invoice-from-codes.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/invoice/invoice-from-codes.action.validate.gen.js';
import { invoiceFromCodesActionFields } from './invoice-from-codes.action.gen.ts';

export const invoiceFromCodesActionModel: ActionModel = {
  key: 'invoice_from_codes',
  stem: 'invoice-from-codes',
  module: 'invoice',
  url: '/invoice-from-codes',
  permissions: ['administration_invoice'],
  input: Object.values(invoiceFromCodesActionFields),
  validate,
};
