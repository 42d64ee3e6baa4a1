// Generated from schemas/invoice/invoice-relation.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const invoiceRelation = {
  name: 'invoice_relation',
  type: 'string',
  values: [{ value: 'adjust', key: 'adjust', tone: 'warning' }, { value: 'replace', key: 'replace', tone: 'info' }],
} as const satisfies EnumModel;

export type InvoiceRelation = (typeof invoiceRelation.values)[number]['value'];
