// Generated from schemas/invoice/test-invoice-config.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/invoice/test-invoice-config.action.validate.gen.js';
import { testInvoiceConfigAction, testInvoiceConfigActionFields } from './test-invoice-config.action.gen.ts';

export const testInvoiceConfigActionModel: ActionModel = {
  key: 'test_invoice_config',
  stem: 'test-invoice-config',
  module: 'invoice',
  records: testInvoiceConfigAction,
  permissions: ['administration_invoice'],
  input: Object.values(testInvoiceConfigActionFields),
  validate,
};
