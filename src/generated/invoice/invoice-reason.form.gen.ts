// Generated from schemas/invoice/invoice-reason.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type InvoiceReasonForm = {
  reason: string;
};

export const invoiceReasonFormFields = createFields({
  reason: { type: 'text', json: 'string', required: true, maxLength: 255 },
});
