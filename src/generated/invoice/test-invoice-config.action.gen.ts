// Generated from schemas/invoice/test-invoice-config.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type TestInvoiceConfigActionInput = {

};

export const testInvoiceConfigActionFields = createFields({});

export const testInvoiceConfigAction: RecordAction = {
  key: 'test_invoice_config',
  entity: 'invoice_config',
  permissions: ['administration_invoice'],
  success: 'messages.invoice_config_asked',
};
