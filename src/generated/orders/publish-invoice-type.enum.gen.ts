// Generated from schemas/orders/publish-invoice-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const publishInvoiceType = {
  name: 'publish_invoice_type',
  type: 'integer',
  values: [
    { value: 0, key: 'none', tone: 'neutral' },
    { value: 1, key: 'each_time', tone: 'neutral' },
    { value: 2, key: 'merged_daily', tone: 'neutral' },
    { value: 3, key: 'company_to_household', tone: 'neutral' },
    { value: 4, key: 'vat_for_company', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type PublishInvoiceType = (typeof publishInvoiceType.values)[number]['value'];
