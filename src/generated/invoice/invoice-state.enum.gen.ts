// Generated from schemas/invoice/invoice-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const invoiceState = {
  name: 'invoice_state',
  type: 'integer',
  values: [
    { value: 0, key: 'processing', tone: 'neutral' },
    { value: 1002, key: 'verified', tone: 'success' },
    { value: 1003, key: 'adjusted', tone: 'warning' },
    { value: 1004, key: 'replaced', tone: 'warning' },
    { value: 1009, key: 'canceled', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type InvoiceState = (typeof invoiceState.values)[number]['value'];
