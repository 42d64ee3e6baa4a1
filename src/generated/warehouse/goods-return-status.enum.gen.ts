// Generated from schemas/warehouse/goods-return-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const goodsReturnStatus = {
  name: 'goods_return_status',
  type: 'string',
  values: [
    { value: 'received', key: 'received', tone: 'warning' },
    { value: 'inspected', key: 'inspected', tone: 'progress' },
    { value: 'restocking', key: 'restocking', tone: 'progress' },
    { value: 'restocked', key: 'restocked', tone: 'success' },
    { value: 'sent', key: 'sent', tone: 'info' },
  ],
} as const satisfies EnumModel;

export type GoodsReturnStatus = (typeof goodsReturnStatus.values)[number]['value'];
