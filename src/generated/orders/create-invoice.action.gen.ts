// Generated from schemas/orders/create-invoice.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Order } from './order.entity.gen.ts';
import { type PublishInvoiceType, publishInvoiceType } from './publish-invoice-type.enum.gen.ts';

export type CreateInvoiceActionInput = {
  publish_invoice_type: PublishInvoiceType;
};

export const createInvoiceActionFields = createFields({
  publish_invoice_type: { type: 'enum', json: 'integer', required: true, default: 1, enum: publishInvoiceType },
});

export const createInvoiceAction: RecordAction = {
  key: 'create_invoice',
  entity: 'order',
  permissions: ['create_order_invoice'],
  guard: (c: Logic<Order>) =>
    [-100, 20, 35, 40, 60, 100, 160, 200].includes(c.record.status) && c.record.publish_invoice !== true,
  guardMessage: 'rule.order.invoice_asked',
  form: 'create-invoice',
  success: 'messages.invoices_asked',
  bulk: true,
};
