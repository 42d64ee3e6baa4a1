// Generated from schemas/invoice/cancel-invoice.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Invoice } from './invoice.entity.gen.ts';

export type CancelInvoiceActionInput = {
  reason: string;
};

export const cancelInvoiceActionFields = createFields({
  reason: { type: 'text', json: 'string', required: true, maxLength: 255 },
});

export const cancelInvoiceAction: RecordAction = {
  key: 'cancel_invoice',
  entity: 'invoice',
  permissions: ['administration_invoice'],
  guard: (c: Logic<Invoice>) => c.record.processing === 3 && [1002, 1003].includes(c.record.state),
  guardMessage: 'rule.invoice.not_verified',
  form: 'cancel-invoice',
  success: 'messages.invoice_cancel_asked',
  tone: 'danger',
};
