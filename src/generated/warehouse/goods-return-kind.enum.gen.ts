// Generated from schemas/warehouse/goods-return-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const goodsReturnKind = {
  name: 'goods_return_kind',
  type: 'string',
  values: [
    { value: 'carrier', key: 'carrier', tone: 'info' },
    { value: 'buyer', key: 'buyer', tone: 'info' },
    { value: 'supplier', key: 'supplier', tone: 'neutral' },
    { value: 'unknown', key: 'unknown', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type GoodsReturnKind = (typeof goodsReturnKind.values)[number]['value'];
