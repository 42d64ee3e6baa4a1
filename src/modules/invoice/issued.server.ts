import type { Context } from '#contract/context.ts';
import { InvoicingError } from '#contract/invoicing.ts';
import type { Draft, RecordChange, Sent } from '#contract/module.ts';
import type { CancelInvoiceActionInput } from '#generated/invoice/cancel-invoice.action.gen.ts';
import type { EmailInvoiceActionInput } from '#generated/invoice/email-invoice.action.gen.ts';
import type { Invoice } from '#generated/invoice/invoice.entity.gen.ts';
import { asInvoice, type InvoiceContext } from '#generated/invoice/module.gen.server.ts';
import { INVOICE_LANE, openProvider, type Provider } from './providers.server.ts';
import { readInvoice } from './send.server.ts';

/* What is done with invoices that have their number: sent to the buyer, canceled. */

type Changes = readonly RecordChange<Invoice>[];

interface About {
  invoice?: number;
  to?: string;
  reason?: string;
}

const CANCELED = 1009;
const TO_DECIDE = 1;

/** Has the provider send them to the buyers. */
export async function emailInvoices(
  { enqueue }: InvoiceContext,
  changes: Changes,
  { email }: Sent<EmailInvoiceActionInput>,
): Promise<void> {
  for (const change of changes) {
    const to = email ?? change.old?.invoice_email;
    if (to) await enqueue('email_invoice', { invoice: change.id, to });
    else change.refuse('rule.invoice.no_email', 'email');
  }
}

/** Has the provider cancel them; they are canceled once it has. */
export async function cancelInvoices(
  { enqueue }: InvoiceContext,
  changes: Changes,
  { reason }: Sent<CancelInvoiceActionInput>,
): Promise<void> {
  for (const { id } of changes) await enqueue('cancel_invoice', { invoice: id, reason });
}

/** Asks the provider for something, and notes what it comes to: the values given, or why it was refused. */
async function ask(
  context: Pick<Context, 'within'>,
  { invoice: id }: About,
  work: (provider: Provider, invoice: Invoice) => Promise<Draft<Invoice>>,
): Promise<void> {
  const own = context.within('invoice');
  const invoice = await readInvoice(own, Number(id));
  if (!invoice) return;
  try {
    const values = await work(await openProvider(own, invoice), invoice);
    await note(own, invoice, { ...values, last_error: null });
  } catch (error) {
    if (!(error instanceof InvoicingError)) throw error;
    await note(own, invoice, { last_error: error.message });
    if (error.reason === 'unknown') throw error;
  }
}

async function note(own: Context, { id, code }: Invoice, values: Draft<Invoice>): Promise<void> {
  await own.change(async (inside) => {
    const change = asInvoice(inside);
    await change.records('invoice').update([{ id, ...values }]);
    const { last_error } = values;
    if (last_error) await change.notify('invoice_invalid', { id, params: { code, last_error } });
  });
}

/** The provider sends an invoice to somebody. */
export const emailInvoice = {
  ...INVOICE_LANE,
  run: (context: Pick<Context, 'within' | 'now'>, data: About) =>
    ask(context, data, async ({ port, call }, { ref_id }) => {
      await port.email(call, { refId: ref_id ?? '', to: data.to ?? '' });
      return { emailed_at: context.now.toISOString() };
    }),
} as const;

/** The provider cancels an invoice; what it was for waits to be decided anew. */
export const cancelInvoice = {
  ...INVOICE_LANE,
  run: (context: Pick<Context, 'within'>, data: About) =>
    ask(context, data, async ({ port, call }, { ref_id, series, state }) => {
      if (state === CANCELED) return {};
      const reason = data.reason ?? '';
      await port.cancel(call, { refId: ref_id ?? '', series: series ?? '', reason });
      return { state: CANCELED, handling: TO_DECIDE, reason };
    }),
} as const;
