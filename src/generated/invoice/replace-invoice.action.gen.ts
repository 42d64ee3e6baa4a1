// Generated from schemas/invoice/replace-invoice.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Invoice } from './invoice.entity.gen.ts';

export type ReplaceInvoiceActionInput = {
  reason: string;
};

export const replaceInvoiceActionFields = createFields({
  reason: { type: 'text', json: 'string', required: true, maxLength: 255 },
});

export const replaceInvoiceAction: RecordAction = {
  key: 'replace_invoice',
  entity: 'invoice',
  permissions: ['administration_invoice'],
  guard: (c: Logic<Invoice>) => c.record.processing === 3 && c.record.state === 1002,
  guardMessage: 'rule.invoice.not_replaceable',
  form: 'replace-invoice',
  success: 'messages.invoice_correction_made',
  tone: 'warning',
};
