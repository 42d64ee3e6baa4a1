// Generated from schemas/promotion/promotion-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const promotionType = {
  name: 'promotion_type',
  type: 'string',
  values: [
    { value: 'by_product', key: 'by_product', tone: 'neutral' },
    { value: 'by_value', key: 'by_value', tone: 'info' },
  ],
} as const satisfies EnumModel;

export type PromotionType = (typeof promotionType.values)[number]['value'];
