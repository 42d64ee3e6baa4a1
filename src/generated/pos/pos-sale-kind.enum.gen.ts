// Generated from schemas/pos/pos-sale-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const posSaleKind = {
  name: 'pos_sale_kind',
  type: 'string',
  values: [{ value: 'sale', key: 'sale', tone: 'success' }, { value: 'return', key: 'return', tone: 'warning' }],
} as const satisfies EnumModel;

export type PosSaleKind = (typeof posSaleKind.values)[number]['value'];
