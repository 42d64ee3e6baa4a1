// Generated from schemas/invoice/invoice-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const invoiceType = {
  name: 'invoice_type',
  type: 'integer',
  values: [{ value: 2, key: 'normal', tone: 'neutral' }, { value: 1002, key: 'cash_register', tone: 'neutral' }],
} as const satisfies EnumModel;

export type InvoiceType = (typeof invoiceType.values)[number]['value'];
