import type { RecordChange, Sent } from '#contract/module.ts';
import type { IssueInvoiceActionInput } from '#generated/pos/issue-invoice.action.gen.ts';
import type { PosContext } from '#generated/pos/module.gen.server.ts';
import type { PosSale } from '#generated/pos/pos-sale.entity.gen.ts';

/** A bill asks for an invoice of its own; the module of invoices makes it. */
export async function askBillInvoice(
  { records }: PosContext,
  changes: readonly RecordChange<PosSale>[],
  buyer: Sent<IssueInvoiceActionInput>,
): Promise<void> {
  await records('pos_sale').update(changes.map(({ id }) => ({ id, publish_invoice: true, ...buyer })));
}
