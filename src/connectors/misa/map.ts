import type { CorrectedInvoice, InvoiceItem, InvoiceSheet, IssuedInvoice } from '#contract/invoicing.ts';
import { amountInWords } from './amountInWords.ts';
import { toText, type Facts } from './client.ts';

const LOOKUP = 'https://www.meinvoice.vn/tra-cuu/?sc=';

const RATES: Readonly<Record<number, string>> = { [-1]: 'KCT', 0: '0%', 5: '5%', 8: '8%', 10: '10%' };

const rateName = (rate: number): string => RATES[rate] ?? `KHAC:${rate}%`;

const add = (items: readonly InvoiceItem[], part: 'net' | 'vat'): number =>
  items.reduce((sum, item) => sum + item[part], 0);

/** An invoice as they take it. Prices are before tax there, with a discount already taken off. */
export function toInvoiceData(sheet: InvoiceSheet): Facts {
  const { refId, series, date, isFromCashRegister, receiver, items, corrects } = sheet;
  const [net, vat] = [add(items, 'net'), add(items, 'vat')];
  const total = {
    SaleAmount: net,
    DiscountAmount: 0,
    AmountWithoutVAT: net,
    VATAmount: vat,
    Amount: net + vat,
  };
  return {
    RefID: refId,
    InvSeries: series,
    InvDate: date,
    CurrencyCode: 'VND',
    ExchangeRate: 1,
    PaymentMethodName: 'TM/CK',
    IsInvoiceCalculatingMachine: isFromCashRegister,
    BuyerLegalName: receiver.name,
    BuyerTaxCode: receiver.taxCode ?? '',
    BuyerAddress: receiver.address ?? '',
    BuyerPhoneNumber: receiver.phone ?? '',
    BuyerEmail: receiver.email ?? '',
    ...withSuffix(total, 'OC'),
    ...withSuffix(total, ''),
    TotalAmountInWords: amountInWords(net + vat),
    OriginalInvoiceDetail: items.map(toDetail),
    TaxRateInfo: toRates(items),
    ...(corrects && toCorrection(corrects)),
  };
}

/** Each amount in the currency of the invoice (`OC`) and in ours, which are the same. */
const withSuffix = (amounts: Readonly<Record<string, number>>, suffix: string): Facts =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [`Total${name}${suffix}`, amount]));

const toDetail = ({ sku, name, unit, quantity, taxRate, net, vat }: InvoiceItem, index: number): Facts => ({
  ItemType: 1,
  SortOrder: index + 1,
  LineNumber: index + 1,
  ItemCode: sku ?? '',
  ItemName: name,
  UnitName: unit ?? '',
  Quantity: quantity,
  UnitPrice: Math.round((net / quantity) * 10_000) / 10_000,
  AmountOC: net,
  DiscountRate: 0,
  DiscountAmountOC: 0,
  AmountWithoutVATOC: net,
  VATRateName: rateName(taxRate),
  VATAmountOC: vat,
});

function toRates(items: readonly InvoiceItem[]): Facts[] {
  const rates = [...new Set(items.map(({ taxRate }) => taxRate))];
  return rates.map((rate) => {
    const own = items.filter(({ taxRate }) => taxRate === rate);
    return {
      VATRateName: rateName(rate),
      AmountWithoutVATOC: add(own, 'net'),
      VATAmountOC: add(own, 'vat'),
    };
  });
}

const toCorrection = ({ relation, series, number, date, reason }: CorrectedInvoice): Facts => ({
  ReferenceType: relation === 'replace' ? 1 : 2,
  OrgInvoiceType: 1,
  OrgInvSeries: series,
  OrgInvNo: number,
  OrgInvDate: date,
  InvoiceNote: reason,
});

/** What they say of an invoice that has its number; null while it has none. */
export function toIssued(row: Facts): IssuedInvoice | null {
  const number = toText(row['InvNo']);
  if (number === '') return null;
  const transaction = toText(row['TransactionID']);
  return {
    number,
    series: toText(row['InvSeries']),
    date: toText(row['InvDate']).slice(0, 10),
    authorityCode: toText(row['InvCode']) || null,
    lookupUrl: transaction === '' ? null : LOOKUP + encodeURIComponent(transaction),
  };
}
