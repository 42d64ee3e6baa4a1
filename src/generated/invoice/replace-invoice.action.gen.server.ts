// Generated from schemas/invoice/replace-invoice.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/invoice/replace-invoice.action.validate.gen.js';
import { replaceInvoiceAction, replaceInvoiceActionFields } from './replace-invoice.action.gen.ts';

export const replaceInvoiceActionModel: ActionModel = {
  key: 'replace_invoice',
  stem: 'replace-invoice',
  module: 'invoice',
  records: replaceInvoiceAction,
  permissions: ['administration_invoice'],
  input: Object.values(replaceInvoiceActionFields),
  validate,
};
