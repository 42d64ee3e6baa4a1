// Generated from schemas/goods/goods-unit.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const goodsUnit = {
  name: 'goods_unit',
  type: 'string',
  values: [
    { value: 'piece', key: 'piece', tone: 'neutral' },
    { value: 'box', key: 'box', tone: 'neutral' },
    { value: 'bottle', key: 'bottle', tone: 'neutral' },
    { value: 'pack', key: 'pack', tone: 'neutral' },
    { value: 'pair', key: 'pair', tone: 'neutral' },
    { value: 'set', key: 'set', tone: 'neutral' },
    { value: 'kg', key: 'kg', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type GoodsUnit = (typeof goodsUnit.values)[number]['value'];
