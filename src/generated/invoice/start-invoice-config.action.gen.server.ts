// Generated from schemas/invoice/start-invoice-config.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/invoice/start-invoice-config.action.validate.gen.js';
import { startInvoiceConfigAction, startInvoiceConfigActionFields } from './start-invoice-config.action.gen.ts';

export const startInvoiceConfigActionModel: ActionModel = {
  key: 'start_invoice_config',
  stem: 'start-invoice-config',
  module: 'invoice',
  records: startInvoiceConfigAction,
  permissions: ['administration_invoice'],
  input: Object.values(startInvoiceConfigActionFields),
  validate,
};
