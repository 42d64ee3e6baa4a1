// Generated from schemas/stock/stock-document.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const stockDocument = {
  name: 'stock_document',
  type: 'string',
  values: [
    { value: 'manual', key: 'manual', tone: 'neutral' },
    { value: 'order', key: 'order', tone: 'info' },
    { value: 'pos_sale', key: 'pos_sale', tone: 'info' },
    { value: 'goods_receipt', key: 'goods_receipt', tone: 'success' },
    { value: 'goods_transfer', key: 'goods_transfer', tone: 'progress' },
    { value: 'goods_return', key: 'goods_return', tone: 'warning' },
    { value: 'stock_take', key: 'stock_take', tone: 'neutral' },
    { value: 'consignment', key: 'consignment', tone: 'info' },
    { value: 'combo_assembly', key: 'combo_assembly', tone: 'progress' },
    { value: 'goods_priority', key: 'goods_priority', tone: 'info' },
    { value: 'put_back', key: 'put_back', tone: 'warning' },
    { value: 'lead', key: 'lead', tone: 'info' },
    { value: 'dc_movement', key: 'dc_movement', tone: 'info' },
  ],
} as const satisfies EnumModel;

export type StockDocument = (typeof stockDocument.values)[number]['value'];
