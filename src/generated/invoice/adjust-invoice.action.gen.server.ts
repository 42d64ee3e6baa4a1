// Generated from schemas/invoice/adjust-invoice.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/invoice/adjust-invoice.action.validate.gen.js';
import { adjustInvoiceAction, adjustInvoiceActionFields } from './adjust-invoice.action.gen.ts';

export const adjustInvoiceActionModel: ActionModel = {
  key: 'adjust_invoice',
  stem: 'adjust-invoice',
  module: 'invoice',
  records: adjustInvoiceAction,
  permissions: ['administration_invoice'],
  input: Object.values(adjustInvoiceActionFields),
  validate,
};
