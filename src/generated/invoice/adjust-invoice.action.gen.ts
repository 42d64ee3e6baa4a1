// Generated from schemas/invoice/adjust-invoice.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Invoice } from './invoice.entity.gen.ts';

export type AdjustInvoiceActionInput = {
  reason: string;
};

export const adjustInvoiceActionFields = createFields({
  reason: { type: 'text', json: 'string', required: true, maxLength: 255 },
});

export const adjustInvoiceAction: RecordAction = {
  key: 'adjust_invoice',
  entity: 'invoice',
  permissions: ['administration_invoice'],
  guard: (c: Logic<Invoice>) => c.record.processing === 3 && [1002, 1003].includes(c.record.state),
  guardMessage: 'rule.invoice.not_verified',
  form: 'adjust-invoice',
  success: 'messages.invoice_correction_made',
  tone: 'warning',
};
