// Generated from schemas/invoice/query-invoice.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/invoice/query-invoice.action.validate.gen.js';
import { queryInvoiceAction, queryInvoiceActionFields } from './query-invoice.action.gen.ts';

export const queryInvoiceActionModel: ActionModel = {
  key: 'query_invoice',
  stem: 'query-invoice',
  module: 'invoice',
  records: queryInvoiceAction,
  permissions: ['administration_invoice'],
  input: Object.values(queryInvoiceActionFields),
  validate,
};
