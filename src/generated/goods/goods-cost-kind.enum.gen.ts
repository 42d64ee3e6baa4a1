// Generated from schemas/goods/goods-cost-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const goodsCostKind = {
  name: 'goods_cost_kind',
  type: 'string',
  values: [
    { value: 'opening', key: 'opening', tone: 'neutral' },
    { value: 'receipt', key: 'receipt', tone: 'success' },
    { value: 'production', key: 'production', tone: 'info' },
    { value: 'adjust', key: 'adjust', tone: 'warning' },
    { value: 'assembly', key: 'assembly', tone: 'info' },
    { value: 'transfer', key: 'transfer', tone: 'progress' },
  ],
} as const satisfies EnumModel;

export type GoodsCostKind = (typeof goodsCostKind.values)[number]['value'];
