// Generated from schemas/warehouse/find-goods-closing.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const findGoodsClosing = {
  name: 'find_goods_closing',
  type: 'string',
  values: [
    { value: 'to_basket', key: 'to_basket', tone: 'success' },
    { value: 'packed_without', key: 'packed_without', tone: 'warning' },
    { value: 'order_canceled', key: 'order_canceled', tone: 'danger' },
    { value: 'by_hand', key: 'by_hand', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type FindGoodsClosing = (typeof findGoodsClosing.values)[number]['value'];
