import { misa } from '#connectors/misa/misa.connector.ts';
import type { Context } from '#contract/context.ts';
import {
  InvoicingError,
  type CorrectedInvoice,
  type InvoiceSheet,
  type InvoicingCall,
  type InvoicingPort,
} from '#contract/invoicing.ts';
import type { InvoiceConfig } from '#generated/invoice/invoice-config.entity.gen.ts';
import type { Invoice } from '#generated/invoice/invoice.entity.gen.ts';
import { asInvoice } from '#generated/invoice/module.gen.server.ts';

const PORTS: Readonly<Record<number, InvoicingPort>> = { 1: misa };
const CASH_REGISTER = 1002;

/** Jobs that ask about an invoice: one after the other, and again until some minutes have passed without an answer. */
export const INVOICE_LANE = {
  as: 'sync',
  concurrency: 4,
  tries: 8,
  backoffSeconds: 1,
  keyOf: ({ invoice }: { invoice?: number }) => String(invoice),
} as const;

/** Whether invoices can be issued by a software. */
export const isServed = (software: number): boolean => software in PORTS;

/** Who is asked about an invoice, and how. */
export interface Provider {
  port: InvoicingPort;
  call: InvoicingCall;
}

/** By the setup in use for the tax code. Throws InvoicingError where there is none. */
export async function openProvider(own: Context, invoice: Invoice): Promise<Provider> {
  const { tax_code_id, software } = invoice;
  const { config, code } = await own.change(async (inside) => {
    const { records } = asInvoice(inside);
    const configs = await records('invoice_config').find({ tax_code_id, active: true });
    const [code] = await records('tax_code').find({ id: tax_code_id });
    return { config: configs.find((one) => one.software === software) ?? configs[0], code };
  });
  const provider = config && code && (await openSetup(own, config, code.code));
  if (!provider) throw new InvoicingError('account', 'There is no setup for the tax code');
  return provider;
}

/** By a setup for its tax code; null of a software that nothing is issued by. */
export async function openSetup(
  own: Context,
  { id, software, url, username, app_id }: InvoiceConfig,
  taxCode: string,
): Promise<Provider | null> {
  const port = PORTS[software];
  if (!port) return null;
  const password = (await own.readSecret('invoice_config', id, 'password')) ?? '';
  return {
    port,
    call: { http: own.ports.http, account: { url, username, password, appId: app_id ?? '', taxCode } },
  };
}

/** An invoice as providers take it, with the one that it adjusts or replaces. */
export function toSheet(invoice: Invoice, original: Invoice | undefined): InvoiceSheet {
  return {
    refId: invoice.ref_id ?? '',
    series: invoice.series ?? '',
    date: invoice.date ?? '',
    isFromCashRegister: invoice.type === CASH_REGISTER,
    receiver: {
      name: invoice.invoice_name,
      taxCode: invoice.invoice_tax_code ?? invoice.invoice_identity,
      address: invoice.invoice_address,
      phone: invoice.invoice_phone,
      email: invoice.invoice_email,
    },
    items: invoice.lines.map(({ sku, name, unit, quantity, tax_rate: taxRate, net, vat }) => ({
      sku,
      name,
      unit,
      quantity,
      taxRate,
      net,
      vat,
    })),
    corrects: original ? toCorrected(invoice, original) : null,
  };
}

const toCorrected = ({ relation, reason }: Invoice, original: Invoice): CorrectedInvoice => ({
  relation: relation ?? 'adjust',
  refId: original.ref_id ?? '',
  series: original.series ?? '',
  number: original.number ?? '',
  date: original.date ?? '',
  reason: reason ?? '',
});
