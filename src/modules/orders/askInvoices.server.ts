import type { RecordChange, Sent } from '#contract/module.ts';
import type { CreateInvoiceActionInput } from '#generated/orders/create-invoice.action.gen.ts';
import type { OrdersContext } from '#generated/orders/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';

/** Value of `publish_invoice_type` of orders without an invoice. */
const NONE = 0;

/** Orders ask for an invoice afterwards, in the receiver's name where no other stands there; the module of invoices makes it, now or when they are packed. */
export async function askInvoices(
  { records, refuse }: OrdersContext,
  changes: readonly RecordChange<Order>[],
  { publish_invoice_type }: Sent<CreateInvoiceActionInput>,
): Promise<void> {
  if (publish_invoice_type === NONE) refuse('rule.order.invoice_kind', 'publish_invoice_type');
  await records('order').update(
    changes.flatMap(({ id, old }) => {
      const invoice_name = old?.invoice_name ?? old?.receiver_name;
      return invoice_name ? [{ id, publish_invoice: true, publish_invoice_type, invoice_name }] : [];
    }),
  );
}
