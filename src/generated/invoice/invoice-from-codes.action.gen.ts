// Generated from schemas/invoice/invoice-from-codes.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type InvoiceFromCodesActionInput = {
  codes: string;
};

export type InvoiceFromCodesActionResult = {
  made: number;
};

export const invoiceFromCodesActionFields = createFields({
  codes: { type: 'long_text', json: 'string', required: true, maxLength: 5000 },
});

export const invoiceFromCodesAction: ActionCall<InvoiceFromCodesActionInput, InvoiceFromCodesActionResult> = {
  url: '/invoice-from-codes',
};
