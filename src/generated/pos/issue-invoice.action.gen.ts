// Generated from schemas/pos/issue-invoice.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { PosSale } from './pos-sale.entity.gen.ts';

export type IssueInvoiceActionInput = {
  invoice_name: string;
  invoice_tax_code: string | null;
  invoice_address: string | null;
  invoice_email: string | null;
  invoice_identity: string | null;
};

export const issueInvoiceActionFields = createFields({
  invoice_name: { type: 'text', json: 'string', required: true, maxLength: 255 },
  invoice_tax_code: { type: 'code', json: 'string', maxLength: 20 },
  invoice_address: { type: 'text', json: 'string', maxLength: 255 },
  invoice_email: { type: 'email', json: 'string', maxLength: 200 },
  invoice_identity: { type: 'code', json: 'string', maxLength: 20 },
});

export const issueInvoiceAction: RecordAction = {
  key: 'issue_invoice',
  entity: 'pos_sale',
  permissions: ['create_order_invoice'],
  guard: (c: Logic<PosSale>) =>
    c.record.kind === 'sale' && c.record.status === 'paid' && c.record.publish_invoice !== true,
  guardMessage: 'rule.pos_sale.invoice_asked',
  form: 'issue-invoice',
  success: 'messages.bill_invoice_asked',
};
