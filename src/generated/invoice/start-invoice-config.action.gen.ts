// Generated from schemas/invoice/start-invoice-config.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { InvoiceConfig } from './invoice-config.entity.gen.ts';

export type StartInvoiceConfigActionInput = {

};

export const startInvoiceConfigActionFields = createFields({});

export const startInvoiceConfigAction: RecordAction = {
  key: 'start_invoice_config',
  entity: 'invoice_config',
  permissions: ['administration_invoice'],
  guard: (c: Logic<InvoiceConfig>) => c.record.active === false,
  guardMessage: 'rule.invoice_config.is_active',
  tone: 'success',
};
