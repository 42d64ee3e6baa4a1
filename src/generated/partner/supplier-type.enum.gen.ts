// Generated from schemas/partner/supplier-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const supplierType = {
  name: 'supplier_type',
  type: 'string',
  values: [
    { value: 'enterprise', key: 'enterprise', tone: 'info' },
    { value: 'individual', key: 'individual', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type SupplierType = (typeof supplierType.values)[number]['value'];
