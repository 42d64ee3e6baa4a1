import type { Draft, RecordChange, Sent } from '#contract/module.ts';
import type {
  InvoiceFromCodesActionInput,
  InvoiceFromCodesActionResult,
} from '#generated/invoice/invoice-from-codes.action.gen.ts';
import type { InvoiceLine } from '#generated/invoice/invoice-line.entity.gen.ts';
import type { Invoice } from '#generated/invoice/invoice.entity.gen.ts';
import type { InvoiceContext } from '#generated/invoice/module.gen.server.ts';
import type { Order } from '#generated/orders/order.entity.gen.ts';
import { CANCELED, findOrders } from '#modules/orders/orders.api.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { readTaxCodes } from './configs.server.ts';
import { shareOut, standardRateOn } from './rates.ts';

/* An order that wants an invoice has one as soon as it is packed, or at once where it was packed before; one that is nothing but an invoice, when it is written. */

type OrderChange = RecordChange<Order>;

const ONLY_INVOICE = -50;
/** Packed, or handed over since. */
const READY: readonly unknown[] = [160, 200];
const EACH_TIME = 1;
/** Each time, company to household, VAT invoice for a company. Bills of a day are merged by themselves. */
const AT_ONCE: readonly unknown[] = [EACH_TIME, 3, 4];
/** To be issued, or issued. */
const OPEN = [1, 2] as const;

const wantsInvoice = ({ status, publish_invoice, publish_invoice_type }: Readonly<Order>): boolean =>
  status === ONLY_INVOICE ||
  (READY.includes(status) && publish_invoice === true && AT_ONCE.includes(publish_invoice_type));

/** An order that is nothing but an invoice is canceled before the invoice is issued, not afterwards. */
export async function keepInvoiced(context: InvoiceContext, changes: readonly OrderChange[]): Promise<void> {
  const canceled = changes.filter(
    ({ old, record }) => old?.status === ONLY_INVOICE && record?.status === CANCELED,
  );
  const issued = new Set(
    (await findInvoices(context, canceled))
      .filter(
        ({ processing, state }) => processing !== 0 && processing !== 5 && state !== 1004 && state !== 1009,
      )
      .map(({ order_id }) => order_id),
  );
  for (const change of canceled) if (issued.has(change.id)) change.refuse('rule.invoice.order_is_invoiced');
}

/** Makes the invoices of orders that want one from now on, and takes back those of canceled ones that are not issued. */
export async function followOrders(context: InvoiceContext, changes: readonly OrderChange[]): Promise<void> {
  const wanting = changes.filter(
    ({ old, record }) => record && wantsInvoice(record) && !(old && wantsInvoice(old)),
  );
  if (wanting.length > 0)
    await makeInvoices(
      context,
      wanting.flatMap(({ record }) => record ?? []),
    );
  const canceled = changes.filter(
    ({ old, record }) => old && old.status !== 0 && record?.status === CANCELED,
  );
  const drafts = (await findInvoices(context, canceled)).filter(
    ({ handling, processing }) => handling === 1 && (processing === 0 || processing === 5),
  );
  for (const { id, order_id } of drafts) {
    const { record } = canceled.find((change) => change.id === order_id) ?? {};
    const reason = record?.cancel_reason ?? record?.customer_order_id ?? '';
    await context.records('invoice').transition('not_issue', [id], { reason });
  }
}

/** Invoices of orders that are to be issued, or are. */
async function findInvoices({ db }: InvoiceContext, changes: readonly { readonly id: number }[]) {
  if (changes.length === 0) return [];
  return db
    .selectFrom('invoice_source')
    .innerJoin('invoice', 'invoice.id', 'invoice_source.invoice_id')
    .select(['invoice.id', 'order_id', 'processing', 'state', 'handling'])
    .where('order_id', '=', anyOf(changes.map(({ id }) => id)))
    .where('handling', 'in', OPEN)
    .where('invoice.deleted_at', 'is', null)
    .execute();
}

/** How many invoices are made of orders that have none. */
async function makeInvoices(context: InvoiceContext, wanting: readonly Order[]): Promise<number> {
  const taken = new Set((await findInvoices(context, wanting)).map(({ order_id }) => order_id));
  const orders = wanting.filter(({ id }) => !taken.has(id));
  const taxCodeOf = await readTaxCodes(context);
  const drafts = orders.flatMap((order) => {
    const { warehouse_id } = order;
    const tax_code_id = taxCodeOf({
      warehouse_ids: warehouse_id === null ? [] : [warehouse_id],
      pos_ids: [],
    });
    return tax_code_id === undefined ? [] : [{ order, draft: toDraft(order, tax_code_id, context.today) }];
  });
  const made = await context.records('invoice').createSome(drafts.map(({ draft }) => draft));
  for (const [at, outcome] of made.entries()) {
    const order = drafts[at]?.order;
    if (!('refused' in outcome) || !order) continue;
    await context.notify('invoice_not_made', { id: order.id, params: { code: order.customer_order_id } });
  }
  return made.filter((outcome) => !('refused' in outcome)).length;
}

/** So many orders are invoiced at once. */
const MOST_CODES = 200;

/** Makes the invoices of orders by their codes; those that have one are passed over. */
export async function invoiceFromCodes(
  context: InvoiceContext,
  { codes }: Sent<InvoiceFromCodesActionInput>,
): Promise<InvoiceFromCodesActionResult> {
  const wanted = [...new Set(codes.split(/[\s;,]+/).filter(Boolean))];
  if (wanted.length > MOST_CODES)
    context.refuse('rule.invoice.too_many_codes', 'codes', { limit: MOST_CODES, value: wanted.length });
  const orders = (await findOrders(context, wanted)).filter(({ status }) => status !== CANCELED);
  const known = new Set(orders.map(({ customer_order_id }) => customer_order_id));
  const unknown = wanted.filter((code) => !known.has(code));
  if (unknown.length > 0)
    context.refuse('rule.invoice.codes_unknown', 'codes', { value: unknown.join(', ') });
  const made = await makeInvoices(context, orders);
  if (made === 0) context.refuse('rule.invoice.all_invoiced', 'codes');
  return { made };
}

function toDraft(order: Order, tax_code_id: number, today: string): Draft<Invoice> {
  const { id: order_id, customer_order_id: source_code } = order;
  const lines = toLines(order, today);
  const amount = lines.reduce((sum, line) => sum + line.quantity * line.unit_price - line.discount, 0);
  return {
    tax_code_id,
    source_code,
    only_invoice: order.status === ONLY_INVOICE,
    publish_invoice_type: order.publish_invoice_type || EACH_TIME,
    invoice_name: order.invoice_name ?? order.receiver_name,
    invoice_tax_code: order.invoice_tax_code,
    invoice_address: order.invoice_address,
    invoice_phone: order.invoice_phone,
    invoice_email: order.invoice_email,
    invoice_identity: order.invoice_identity,
    lines,
    sources: [{ order_id, amount }],
  };
}

type OwnLine = Pick<InvoiceLine, 'sku' | 'name' | 'quantity' | 'unit_price' | 'discount' | 'tax_rate'>;

/** What was bought, with the discount of the whole order shared out among its lines. */
function toLines({ lines, discount }: Order, today: string): OwnLine[] {
  const amounts = lines.map((line) => line.quantity * (line.unit_price ?? 0) - (line.discount ?? 0));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const shares = shareOut(Math.min(discount ?? 0, total), amounts);
  return lines.map((line, at) => ({
    sku: line.sku,
    name: line.name ?? line.sku ?? '',
    quantity: line.quantity,
    unit_price: line.unit_price ?? 0,
    discount: (line.discount ?? 0) + (shares[at] ?? 0),
    tax_rate: standardRateOn(today),
  }));
}
