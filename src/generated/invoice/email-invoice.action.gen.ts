// Generated from schemas/invoice/email-invoice.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Invoice } from './invoice.entity.gen.ts';

export type EmailInvoiceActionInput = {
  email: string | null;
};

export const emailInvoiceActionFields = createFields({
  email: { type: 'email', json: 'string', maxLength: 200 },
});

export const emailInvoiceAction: RecordAction = {
  key: 'email_invoice',
  entity: 'invoice',
  permissions: ['administration_invoice'],
  guard: (c: Logic<Invoice>) => c.record.processing === 3,
  guardMessage: 'rule.invoice.not_issued',
  form: 'email-invoice',
  success: 'messages.invoice_mailed',
  bulk: true,
};
