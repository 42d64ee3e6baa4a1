// Generated from schemas/promotion/promotion-channel.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const promotionChannel = {
  name: 'promotion_channel',
  type: 'string',
  values: [{ value: 'counter', key: 'counter', tone: 'neutral' }, { value: 'online', key: 'online', tone: 'neutral' }],
} as const satisfies EnumModel;

export type PromotionChannel = (typeof promotionChannel.values)[number]['value'];
