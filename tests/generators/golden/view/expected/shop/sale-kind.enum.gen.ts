// Generated from schemas/shop/sale-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const saleKind = {
  name: 'sale_kind',
  type: 'string',
  values: [{ value: 'bill', key: 'bill', tone: 'neutral' }, { value: 'parcel', key: 'parcel', tone: 'neutral' }],
} as const satisfies EnumModel;

export type SaleKind = (typeof saleKind.values)[number]['value'];
