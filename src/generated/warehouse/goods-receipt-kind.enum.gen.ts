// Generated from schemas/warehouse/goods-receipt-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const goodsReceiptKind = {
  name: 'goods_receipt_kind',
  type: 'string',
  values: [
    { value: 'purchase', key: 'purchase', tone: 'info' },
    { value: 'transfer', key: 'transfer', tone: 'progress' },
    { value: 'return', key: 'return', tone: 'warning' },
    { value: 'production', key: 'production', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type GoodsReceiptKind = (typeof goodsReceiptKind.values)[number]['value'];
