// Generated from schemas/pos/issue-invoice.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/issue-invoice.action.validate.gen.js';
import { issueInvoiceAction, issueInvoiceActionFields } from './issue-invoice.action.gen.ts';

export const issueInvoiceActionModel: ActionModel = {
  key: 'issue_invoice',
  stem: 'issue-invoice',
  module: 'pos',
  records: issueInvoiceAction,
  permissions: ['create_order_invoice'],
  input: Object.values(issueInvoiceActionFields),
  validate,
};
