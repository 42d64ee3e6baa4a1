import { InvoicingError, type InvoicingCall, type InvoicingPort } from '#contract/invoicing.ts';
import { ask, readRows, toError, toText, type Facts } from './client.ts';
import { toInvoiceData, toIssued } from './map.ts';

/** How an invoice is signed there: by the provider's key store, or as one of a cash register. */
const SIGN = { normal: 2, cashRegister: 5 } as const;

/** MISA meInvoice, by its integration calls. */
export const misa: InvoicingPort = {
  async issue(call, sheet) {
    const answer = await ask(call, '/invoice', {
      SignType: sheet.isFromCashRegister ? SIGN.cashRegister : SIGN.normal,
      InvoiceData: [toInvoiceData(sheet)],
      PublishInvoiceData: null,
    });
    const [row = {}] = readRows(answer['publishInvoiceResult']);
    const code = toText(row['ErrorCode']);
    // It is there already: whoever sent it did not hear the answer.
    if (code === 'InvoiceDuplicated') return take(await misa.find(call, sheet.refId));
    if (code !== '') throw toError(code, toText(row['Description']));
    return take(toIssued(row));
  },
  async find(call, refId) {
    const row = await findRow(call, refId);
    return row ? toIssued(row) : null;
  },
  async cancel(call, { refId, series, reason }) {
    const TransactionID = await readTransaction(call, refId);
    await ask(call, '/invoice/cancel', { TransactionID, InvSeries: series, CancelReason: reason });
  },
  async email(call, { refId, to }) {
    const TransactionID = await readTransaction(call, refId);
    await ask(call, '/invoice/sendemail', { TransactionID, ReceiverEmail: to });
  },
};

function take<Issued>(issued: Issued | null): Issued {
  if (!issued) throw new InvoicingError('unknown', 'Misa has not numbered the invoice yet');
  return issued;
}

async function findRow(call: InvoicingCall, refId: string): Promise<Facts | undefined> {
  const answer = await ask(call, '/invoice/status?invoiceWithCode=true&invoiceCalcu=false&inputType=2', [
    refId,
  ]);
  return readRows(answer['data']).find((row) => toText(row['RefID']) === refId);
}

async function readTransaction(call: InvoicingCall, refId: string): Promise<string> {
  const id = toText((await findRow(call, refId))?.['TransactionID']);
  if (id === '') throw new InvoicingError('refused', 'Misa knows no such invoice');
  return id;
}
