// Generated from schemas/promotion/discount-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const discountType = {
  name: 'discount_type',
  type: 'string',
  values: [{ value: 'percent', key: 'percent', tone: 'neutral' }, { value: 'amount', key: 'amount', tone: 'neutral' }],
} as const satisfies EnumModel;

export type DiscountType = (typeof discountType.values)[number]['value'];
