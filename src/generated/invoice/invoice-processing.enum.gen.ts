// Generated from schemas/invoice/invoice-processing.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const invoiceProcessing = {
  name: 'invoice_processing',
  type: 'integer',
  values: [
    { value: 0, key: 'pending', tone: 'neutral' },
    { value: 2, key: 'processing', tone: 'progress' },
    { value: 3, key: 'valid', tone: 'success' },
    { value: 5, key: 'invalid', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type InvoiceProcessing = (typeof invoiceProcessing.values)[number]['value'];
