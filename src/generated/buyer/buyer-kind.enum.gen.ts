// Generated from schemas/buyer/buyer-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const buyerKind = {
  name: 'buyer_kind',
  type: 'string',
  values: [{ value: 'retail', key: 'retail', tone: 'neutral' }, { value: 'wholesale', key: 'wholesale', tone: 'info' }],
} as const satisfies EnumModel;

export type BuyerKind = (typeof buyerKind.values)[number]['value'];
