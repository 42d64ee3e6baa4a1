// Generated from schemas/warehouse/goods-receipt-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const goodsReceiptStatus = {
  name: 'goods_receipt_status',
  type: 'string',
  values: [
    { value: 'draft', key: 'draft', tone: 'neutral' },
    { value: 'receiving', key: 'receiving', tone: 'progress' },
    { value: 'counted', key: 'counted', tone: 'warning' },
    { value: 'approved', key: 'approved', tone: 'info' },
    { value: 'stowing', key: 'stowing', tone: 'progress' },
    { value: 'closed', key: 'closed', tone: 'success' },
    { value: 'canceled', key: 'canceled', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type GoodsReceiptStatus = (typeof goodsReceiptStatus.values)[number]['value'];
