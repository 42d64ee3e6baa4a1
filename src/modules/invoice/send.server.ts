import { randomUUID } from 'node:crypto';
import type { Context } from '#contract/context.ts';
import { InvoicingError, type IssuedInvoice } from '#contract/invoicing.ts';
import type { RecordChange } from '#contract/module.ts';
import type { Invoice } from '#generated/invoice/invoice.entity.gen.ts';
import { asInvoice, type InvoiceContext } from '#generated/invoice/module.gen.server.ts';
import { INVOICE_LANE, isServed, openProvider, toSheet } from './providers.server.ts';

/* How an invoice gets its number: sent once, asked for whenever nobody knows what became of it, never sent again. */

type Changes = readonly RecordChange<Invoice>[];

interface About {
  invoice?: number;
}

const PROCESSING = 2;
const MAX_ERROR = 500;

/** Before invoices are issued: by which setup, in which series, with which key. */
export async function prepareIssue({ records, today }: InvoiceContext, changes: Changes): Promise<void> {
  const issued = changes.filter(({ action }) => action === 'issue');
  if (issued.length === 0) return;
  const codes = new Set(issued.map(({ record }) => record?.tax_code_id));
  const configs = await records('invoice_config').find({ active: true });
  for (const change of issued) {
    const { record } = change;
    const config = configs.find(({ tax_code_id }) => tax_code_id === record?.tax_code_id);
    if (codes.size > 1) change.refuse('rule.invoice.one_tax_code');
    else if (!config) change.refuse('rule.invoice.no_config');
    else if (!isServed(config.software)) change.refuse('rule.invoice.not_served');
    else if (record) {
      record.software = config.software;
      record.series ??= config.series;
      record.ref_id ??= randomUUID();
      record.date = today;
      record.attempts = (record.attempts ?? 0) + 1;
      record.last_error = null;
    }
  }
}

/** Puts what is to be sent into the transaction of its cause. */
export async function enqueueSending({ enqueue }: InvoiceContext, changes: Changes): Promise<void> {
  for (const { id } of changes) await enqueue('send_invoice', { invoice: id });
}

/** Asks again for those that the provider has not answered for. */
export async function askAgain({ enqueue }: InvoiceContext, changes: Changes): Promise<void> {
  for (const { id } of changes) await enqueue('query_invoice', { invoice: id });
}

/** An invoice as it is stored; undefined when it is gone. */
export const readInvoice = (own: Context, id: number): Promise<Invoice | undefined> =>
  own.change(async (inside) => (await asInvoice(inside).records('invoice').find({ id }))[0]);

async function issueOnce(own: Context, invoice: Invoice): Promise<IssuedInvoice> {
  const { port, call } = await openProvider(own, invoice);
  const known = await port.find(call, invoice.ref_id ?? '');
  if (known) return known;
  const original = invoice.original_id === null ? undefined : await readInvoice(own, invoice.original_id);
  return port.issue(call, toSheet(invoice, original));
}

async function askOnce(own: Context, invoice: Invoice): Promise<IssuedInvoice> {
  const { port, call } = await openProvider(own, invoice);
  const known = await port.find(call, invoice.ref_id ?? '');
  if (!known) throw new InvoicingError('refused', 'The provider knows no such invoice');
  return known;
}

/** Does it, and notes what came of it; where nobody knows, the job is tried again. */
async function follow(
  context: Pick<Context, 'within'>,
  { invoice: id }: About,
  ask: (own: Context, invoice: Invoice) => Promise<IssuedInvoice>,
): Promise<void> {
  const own = context.within('invoice');
  const invoice = await readInvoice(own, Number(id));
  if (invoice?.processing !== PROCESSING) return;
  try {
    await noteIssued(own, invoice.id, await ask(own, invoice));
  } catch (error) {
    if (!(error instanceof InvoicingError)) throw error;
    await noteError(own, invoice.id, error);
    if (error.reason === 'unknown') throw error;
  }
}

async function noteIssued(own: Context, id: number, issued: IssuedInvoice): Promise<void> {
  const { number, series, date, authorityCode, lookupUrl } = issued;
  await own.change(async (inside) => {
    const invoices = asInvoice(inside).records('invoice');
    const [invoice] = await invoices.lock({ id });
    if (invoice?.processing !== PROCESSING) return;
    const facts = { number, series, date, authority_code: authorityCode, lookup_url: lookupUrl };
    await invoices.update([{ id, ...facts }]);
    await invoices.transition('accept', [id]);
  });
}

async function noteError(own: Context, id: number, { message, reason }: InvoicingError): Promise<void> {
  await own.change(async (inside) => {
    const invoices = asInvoice(inside).records('invoice');
    const [invoice] = await invoices.lock({ id });
    if (invoice?.processing !== PROCESSING) return;
    await invoices.update([{ id, last_error: message.slice(0, MAX_ERROR) }]);
    if (reason !== 'unknown') await invoices.transition('reject', [id]);
  });
}

/** Has an invoice numbered. What an earlier try came to is asked for first. */
export const sendInvoice = {
  ...INVOICE_LANE,
  run: (context: Pick<Context, 'within'>, data: About) => follow(context, data, issueOnce),
} as const;

/** Asks what became of an invoice, and sends nothing. */
export const queryInvoice = {
  ...INVOICE_LANE,
  run: (context: Pick<Context, 'within'>, data: About) => follow(context, data, askOnce),
} as const;
