// Generated from schemas/_shared/invoice-handling.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const invoiceHandling = {
  name: 'invoice_handling',
  type: 'integer',
  values: [
    { value: 0, key: 'none_needed', tone: 'neutral' },
    { value: 1, key: 'unprocessed', tone: 'warning' },
    { value: 2, key: 'issued', tone: 'success' },
    { value: 3, key: 'not_issued', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type InvoiceHandling = (typeof invoiceHandling.values)[number]['value'];
