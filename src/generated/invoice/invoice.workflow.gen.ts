// Generated from schemas/invoice/invoice.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { InvoiceReasonForm } from './invoice-reason.form.gen.ts';
import type { Invoice } from './invoice.entity.gen.ts';

export const invoiceWorkflow: WorkflowModel = {
  entity: 'invoice',
  field: 'processing',
  initial: [{ to: 0 }],
  states: [
    { key: 'pending', value: 0, tone: 'neutral' },
    { key: 'processing', value: 2, tone: 'progress', readOnly: true },
    { key: 'valid', value: 3, tone: 'success', readOnly: true },
    { key: 'invalid', value: 5, tone: 'danger' },
  ],
  transitions: [
    {
      key: 'issue', from: [0], to: 2, permissions: ['administration_invoice', 'administration_only_invoice'],
      guard: (c: Logic<Invoice>) => c.record.handling === 1,
      guardMessage: 'rule.invoice.not_open', success: 'messages.invoice_sent', tone: 'success',
      effects: ['invoice/send_invoice'], bulk: true,
    },
    {
      key: 'accept', from: [2], to: 3, permissions: [],
      guard: (c: Logic<Invoice>) => c.record.number != null,
      set: { state: () => 1002, handling: () => 2, last_error: () => null }, guardMessage: 'rule.invoice.no_number',
      effects: ['invoice/note_correction'], automatic: true,
    },
    {
      key: 'reject', from: [2], to: 5, permissions: [],
      guard: (c: Logic<Invoice>) => c.record.last_error != null,
      guardMessage: 'rule.invoice.no_refusal', notify: { key: 'invoice_invalid', params: ['code', 'last_error'] },
      automatic: true,
    },
    {
      key: 'correct', from: [5], to: 0, permissions: ['administration_invoice', 'administration_only_invoice'],
      guard: (c: Logic<Invoice>) => c.record.handling === 1,
      guardMessage: 'rule.invoice.not_open', bulk: true,
    },
    {
      key: 'not_issue', from: [0, 5, 3], to: null,
      permissions: ['administration_invoice', 'administration_only_invoice'],
      guard: (c: Logic<Invoice, Row, InvoiceReasonForm>) => c.record.handling === 1,
      set: { handling: () => 3, reason: (c: Logic<Invoice, Row, InvoiceReasonForm>) => c.input.reason },
      guardMessage: 'rule.invoice.not_open', form: 'invoice-reason', tone: 'warning', bulk: true,
    },
    {
      key: 'reopen', from: [0, 5, 3], to: null, permissions: ['administration_invoice', 'administration_only_invoice'],
      guard: (c: Logic<Invoice>) => c.record.handling === 3,
      set: { handling: () => 1, reason: () => null }, guardMessage: 'rule.invoice.not_closed', bulk: true,
    },
  ],
};
