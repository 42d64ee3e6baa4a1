// Generated from schemas/invoice/invoice-from-codes.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type InvoiceFromCodesForm = {
  codes: string;
};

export const invoiceFromCodesFormFields = createFields({
  codes: { type: 'long_text', json: 'string', required: true, maxLength: 5000 },
});
