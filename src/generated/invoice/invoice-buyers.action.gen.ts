// Generated from schemas/invoice/invoice-buyers.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type InvoiceBuyersActionInput = {
  text: string;
};

export type InvoiceBuyersActionResult = {
  /** The buyer of an invoice: name, tax code, address, phone, e-mail, identity number. */
  rows: unknown;
};

export const invoiceBuyersActionFields = createFields({
  text: { type: 'text', json: 'string', required: true, maxLength: 100 },
});

export const invoiceBuyersAction: ActionCall<InvoiceBuyersActionInput, InvoiceBuyersActionResult> = {
  url: '/invoice-buyers',
};
