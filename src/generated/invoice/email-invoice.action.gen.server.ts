// Generated from schemas/invoice/email-invoice.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/invoice/email-invoice.action.validate.gen.js';
import { emailInvoiceAction, emailInvoiceActionFields } from './email-invoice.action.gen.ts';

export const emailInvoiceActionModel: ActionModel = {
  key: 'email_invoice',
  stem: 'email-invoice',
  module: 'invoice',
  records: emailInvoiceAction,
  permissions: ['administration_invoice'],
  input: Object.values(emailInvoiceActionFields),
  validate,
};
