import type { Draft, RecordChange } from '#contract/module.ts';
import type { Invoice } from '#generated/invoice/invoice.entity.gen.ts';
import type { InvoiceContext } from '#generated/invoice/module.gen.server.ts';
import type { PosSale } from '#generated/pos/pos-sale.entity.gen.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { readTaxCodes } from './configs.server.ts';
import { taxedOn } from './rates.ts';

/* A bill whose buyer wants an invoice has one of its own at once; the others are in that of the day. */

type BillChange = RecordChange<PosSale>;

const EACH_TIME = 1;
const UNPROCESSED = 1;

/** Makes the invoices of bills that ask for one from now on, and takes back those of voided bills that are not issued. */
export async function followBills(context: InvoiceContext, changes: readonly BillChange[]): Promise<void> {
  const asking = changes.flatMap(({ old, record }) =>
    record?.publish_invoice && old?.publish_invoice !== true ? [record] : [],
  );
  if (asking.length > 0) await makeInvoices(context, asking);
  const voided = changes.filter(({ old, record }) => old?.status === 'paid' && record?.status === 'voided');
  for (const { id, void_reason } of await findWaiting(context, voided))
    await context.records('invoice').transition('not_issue', [id], { reason: void_reason });
}

async function makeInvoices(context: InvoiceContext, bills: readonly PosSale[]): Promise<void> {
  const { records, refuse, today } = context;
  const taxCodeOf = await readTaxCodes(context);
  const drafts = bills.map((bill) => {
    const own = taxCodeOf({ warehouse_ids: [], pos_ids: [bill.pos_id] });
    return toDraft(bill, own ?? refuse('rule.invoice.no_tax_code'), today);
  });
  await records('invoice').create(drafts);
}

/** What was sold; what rounding added or took off is no part of it. */
function toDraft(bill: PosSale, tax_code_id: number, today: string): Draft<Invoice> {
  return {
    tax_code_id,
    source_code: bill.code,
    publish_invoice_type: EACH_TIME,
    invoice_name: bill.invoice_name ?? bill.buyer_name ?? bill.code,
    invoice_tax_code: bill.invoice_tax_code,
    invoice_address: bill.invoice_address,
    invoice_email: bill.invoice_email,
    invoice_identity: bill.invoice_identity,
    lines: bill.lines.map(taxedOn(today)),
    sources: [{ pos_sale_id: bill.id, amount: bill.total - bill.rounding }],
  };
}

/** Invoices of bills that nobody has issued yet. */
async function findWaiting({ db }: InvoiceContext, changes: readonly BillChange[]) {
  if (changes.length === 0) return [];
  return db
    .selectFrom('invoice_source')
    .innerJoin('invoice', 'invoice.id', 'invoice_source.invoice_id')
    .innerJoin('pos_sale', 'pos_sale.id', 'invoice_source.pos_sale_id')
    .select(['invoice.id', 'pos_sale.void_reason'])
    .where('pos_sale_id', '=', anyOf(changes.map(({ id }) => id)))
    .where('invoice.publish_invoice_type', '=', EACH_TIME)
    .where('invoice.handling', '=', UNPROCESSED)
    .where('invoice.deleted_at', 'is', null)
    .execute();
}
