// Generated from schemas/goods/goods-class.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const goodsClass = {
  name: 'goods_class',
  type: 'string',
  values: [
    { value: 'garment', key: 'garment', tone: 'neutral' },
    { value: 'footwear', key: 'footwear', tone: 'neutral' },
    { value: 'bag', key: 'bag', tone: 'neutral' },
    { value: 'cosmetic', key: 'cosmetic', tone: 'neutral' },
    { value: 'food', key: 'food', tone: 'neutral' },
    { value: 'household', key: 'household', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type GoodsClass = (typeof goodsClass.values)[number]['value'];
