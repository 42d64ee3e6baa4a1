import type { Sent } from '#contract/module.ts';
import type { Invoice } from '#generated/invoice/invoice.entity.gen.ts';
import type { InvoiceBuyersActionInput } from '#generated/invoice/invoice-buyers.action.gen.ts';
import type { InvoiceContext } from '#generated/invoice/module.gen.server.ts';

const MOST = 10;
/** Invoices that are looked through: a buyer has many. */
const LOOKED_THROUGH = 200;
/** Fewer letters mean everybody. */
const LEAST_LETTERS = 3;

/** Buyers of invoices that there are, by tax code or name, each with what his newest invoice says; who only issues sees those of his own. */
export async function findInvoiceBuyers(
  { records, user }: InvoiceContext,
  { text }: Sent<InvoiceBuyersActionInput>,
): Promise<{ rows: object[] }> {
  const words = text.trim();
  if (words.length < LEAST_LETTERS) return { rows: [] };
  const seesAll = user.permissions.includes('administration_invoice');
  const found = (await records('invoice').search(words, LOOKED_THROUGH))
    .filter(({ only_invoice }) => seesAll || only_invoice)
    .toSorted((one, other) => other.id - one.id);
  const buyers = new Map<string, Invoice>();
  for (const one of found) {
    const key = one.invoice_tax_code ?? one.invoice_name;
    if (!buyers.has(key)) buyers.set(key, one);
  }
  return { rows: [...buyers.values()].slice(0, MOST).map(toBuyer) };
}

const toBuyer = (one: Invoice): object => ({
  invoice_name: one.invoice_name,
  invoice_tax_code: one.invoice_tax_code,
  invoice_address: one.invoice_address,
  invoice_phone: one.invoice_phone,
  invoice_email: one.invoice_email,
  invoice_identity: one.invoice_identity,
});
