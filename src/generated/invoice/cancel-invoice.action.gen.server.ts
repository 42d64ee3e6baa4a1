// Generated from schemas/invoice/cancel-invoice.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/invoice/cancel-invoice.action.validate.gen.js';
import { cancelInvoiceAction, cancelInvoiceActionFields } from './cancel-invoice.action.gen.ts';

export const cancelInvoiceActionModel: ActionModel = {
  key: 'cancel_invoice',
  stem: 'cancel-invoice',
  module: 'invoice',
  records: cancelInvoiceAction,
  permissions: ['administration_invoice'],
  input: Object.values(cancelInvoiceActionFields),
  validate,
};
