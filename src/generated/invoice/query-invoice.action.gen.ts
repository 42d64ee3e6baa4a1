// Generated from schemas/invoice/query-invoice.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Invoice } from './invoice.entity.gen.ts';

export type QueryInvoiceActionInput = {

};

export const queryInvoiceActionFields = createFields({});

export const queryInvoiceAction: RecordAction = {
  key: 'query_invoice',
  entity: 'invoice',
  permissions: ['administration_invoice'],
  guard: (c: Logic<Invoice>) => c.record.processing === 2,
  guardMessage: 'rule.invoice.not_running',
  success: 'messages.invoice_asked',
  bulk: true,
};
