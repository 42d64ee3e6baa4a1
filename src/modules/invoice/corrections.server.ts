import type { Draft, RecordChange, Sent } from '#contract/module.ts';
import type { AdjustInvoiceActionInput } from '#generated/invoice/adjust-invoice.action.gen.ts';
import type { Invoice } from '#generated/invoice/invoice.entity.gen.ts';
import type { InvoiceContext } from '#generated/invoice/module.gen.server.ts';

/* An issued invoice that is wrong is never changed: another one adjusts or replaces it. */

type Changes = readonly RecordChange<Invoice>[];
type Relation = 'adjust' | 'replace';

const ADJUSTED = 1003;
const REPLACED = 1004;

/** Makes the invoices that adjust these. */
export const adjustInvoices = (
  context: InvoiceContext,
  changes: Changes,
  { reason }: Sent<AdjustInvoiceActionInput>,
): Promise<void> => makeCorrections(context, changes, { relation: 'adjust', reason });

/** Makes the invoices that replace these. */
export const replaceInvoices = (
  context: InvoiceContext,
  changes: Changes,
  { reason }: Sent<AdjustInvoiceActionInput>,
): Promise<void> => makeCorrections(context, changes, { relation: 'replace', reason });

async function makeCorrections(
  { records }: InvoiceContext,
  changes: Changes,
  how: { relation: Relation; reason: string },
): Promise<void> {
  const invoices = records('invoice');
  const open = await invoices.find({ original_id: changes.map(({ id }) => id), handling: 1 });
  const drafts: Draft<Invoice>[] = [];
  for (const change of changes) {
    const waiting = open.find(({ original_id }) => original_id === change.id);
    if (waiting) change.refuse('rule.invoice.correction_open', '', { value: waiting.code });
    else if (change.old) drafts.push({ ...copyOf(change.old), ...how, original_id: change.id });
  }
  await invoices.create(drafts);
}

function copyOf(invoice: Readonly<Invoice>): Draft<Invoice> {
  const { tax_code_id, type, publish_invoice_type, only_invoice, source_code } = invoice;
  const { invoice_name, invoice_tax_code, invoice_address } = invoice;
  const { invoice_phone, invoice_email, invoice_identity } = invoice;
  return {
    tax_code_id,
    type,
    publish_invoice_type,
    only_invoice,
    source_code,
    invoice_name,
    invoice_tax_code,
    invoice_address,
    invoice_phone,
    invoice_email,
    invoice_identity,
    lines: invoice.lines.map(({ sku, name, unit, quantity, unit_price, discount, tax_rate }) => ({
      sku,
      name,
      unit,
      quantity,
      unit_price,
      discount,
      tax_rate,
    })),
    sources: invoice.sources.map(({ order_id, pos_sale_id, amount }) => ({ order_id, pos_sale_id, amount })),
  };
}

/** Once an invoice is verified that adjusts or replaces another, that one says so. */
export async function noteCorrections({ records }: InvoiceContext, changes: Changes): Promise<void> {
  const originals = changes.flatMap(({ record }) =>
    record?.original_id
      ? [{ id: record.original_id, state: record.relation === 'replace' ? REPLACED : ADJUSTED } as const]
      : [],
  );
  if (originals.length > 0) await records('invoice').update(originals);
}
