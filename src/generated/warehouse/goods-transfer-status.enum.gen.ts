// Generated from schemas/warehouse/goods-transfer-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const goodsTransferStatus = {
  name: 'goods_transfer_status',
  type: 'string',
  values: [
    { value: 'draft', key: 'draft', tone: 'neutral' },
    { value: 'preparing', key: 'preparing', tone: 'progress' },
    { value: 'sent', key: 'sent', tone: 'info' },
    { value: 'received', key: 'received', tone: 'warning' },
    { value: 'closed', key: 'closed', tone: 'success' },
    { value: 'canceled', key: 'canceled', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type GoodsTransferStatus = (typeof goodsTransferStatus.values)[number]['value'];
