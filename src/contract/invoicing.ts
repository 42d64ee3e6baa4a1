import type { HttpPort } from './ports.ts';

/*
 * What a provider of e-invoices is to us, whichever it is. A connector (`src/connectors/<name>/<name>.connector.ts`) speaks its dialect
 * and gives these shapes. The provider numbers invoices; we never do.
 */

/** Whose invoices they are and how its provider is called; where is an address like any other, so that a sandbox is only another one. */
export interface InvoicingAccount {
  url: string;
  appId: string;
  taxCode: string;
  username: string;
  password: string;
}

export interface InvoicingCall {
  http: HttpPort;
  account: InvoicingAccount;
}

export interface InvoiceReceiver {
  name: string;
  taxCode: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
}

/** Amounts in whole units of the currency; `net` and `vat` add up to what is paid. */
export interface InvoiceItem {
  sku: string | null;
  name: string;
  unit: string | null;
  quantity: number;
  /** In percent; -1: not taxable. */
  taxRate: number;
  net: number;
  vat: number;
}

/** An issued invoice that another one adjusts or replaces. */
export interface CorrectedInvoice {
  relation: 'adjust' | 'replace';
  refId: string;
  series: string;
  number: string;
  /** `YYYY-MM-DD`. */
  date: string;
  reason: string;
}

/** An invoice to be issued. */
export interface InvoiceSheet {
  /** Our key of it: what was sent with it once is not issued again. */
  refId: string;
  series: string;
  /** `YYYY-MM-DD`. */
  date: string;
  isFromCashRegister: boolean;
  receiver: InvoiceReceiver;
  items: readonly InvoiceItem[];
  corrects: CorrectedInvoice | null;
}

/** What the provider says of an invoice that it has issued. */
export interface IssuedInvoice {
  number: string;
  series: string;
  /** `YYYY-MM-DD`. */
  date: string;
  authorityCode: string | null;
  /** Where the buyer finds it. */
  lookupUrl: string | null;
}

export interface InvoicingPort {
  /** Throws InvoicingError; after `unknown` it may be issued all the same, so ask. */
  issue(call: InvoicingCall, sheet: InvoiceSheet): Promise<IssuedInvoice>;
  /** What became of an invoice; null: the provider knows none with this key. */
  find(call: InvoicingCall, refId: string): Promise<IssuedInvoice | null>;
  cancel(call: InvoicingCall, issued: { refId: string; series: string; reason: string }): Promise<void>;
  /** The provider sends the buyer his invoice. */
  email(call: InvoicingCall, issued: { refId: string; to: string }): Promise<void>;
}

/**
 * Why a provider did not do what it was asked: `account`: who we are there is not good, a person has to mend the setup; `refused`: said by
 * them in words; `unknown`: no answer that can be read, so nobody knows what was done.
 */
export class InvoicingError extends Error {
  override readonly name = 'InvoicingError';
  readonly reason: 'account' | 'refused' | 'unknown';

  constructor(reason: InvoicingError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
