// Generated from schemas/invoice/invoice-software.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const invoiceSoftware = {
  name: 'invoice_software',
  type: 'integer',
  values: [{ value: 1, key: 'misa', tone: 'neutral' }, { value: 2, key: 'fast', tone: 'neutral' }],
} as const satisfies EnumModel;

export type InvoiceSoftware = (typeof invoiceSoftware.values)[number]['value'];
