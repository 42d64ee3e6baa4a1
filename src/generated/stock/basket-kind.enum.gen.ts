// Generated from schemas/stock/basket-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const basketKind = {
  name: 'basket_kind',
  type: 'string',
  values: [{ value: 'single', key: 'single', tone: 'neutral' }, { value: 'mixed', key: 'mixed', tone: 'info' }],
} as const satisfies EnumModel;

export type BasketKind = (typeof basketKind.values)[number]['value'];
