// Generated from schemas/invoice/stop-invoice-config.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/invoice/stop-invoice-config.action.validate.gen.js';
import { stopInvoiceConfigAction, stopInvoiceConfigActionFields } from './stop-invoice-config.action.gen.ts';

export const stopInvoiceConfigActionModel: ActionModel = {
  key: 'stop_invoice_config',
  stem: 'stop-invoice-config',
  module: 'invoice',
  records: stopInvoiceConfigAction,
  permissions: ['administration_invoice'],
  input: Object.values(stopInvoiceConfigActionFields),
  validate,
};
