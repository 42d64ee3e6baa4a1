// Generated from schemas/invoice/stop-invoice-config.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { InvoiceConfig } from './invoice-config.entity.gen.ts';

export type StopInvoiceConfigActionInput = {

};

export const stopInvoiceConfigActionFields = createFields({});

export const stopInvoiceConfigAction: RecordAction = {
  key: 'stop_invoice_config',
  entity: 'invoice_config',
  permissions: ['administration_invoice'],
  guard: (c: Logic<InvoiceConfig>) => c.record.active === true,
  guardMessage: 'rule.invoice_config.is_stopped',
  question: 'messages.stop_invoice_config',
  tone: 'danger',
  confirm: true,
};
