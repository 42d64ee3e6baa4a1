// Generated from schemas/_shared/receipt-detail-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const receiptDetailStatus = {
  name: 'receipt_detail_status',
  type: 'integer',
  values: [
    { value: 0, key: 'unchecked', tone: 'neutral' },
    { value: 1, key: 'checking', tone: 'progress' },
    { value: 2, key: 'checked', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type ReceiptDetailStatus = (typeof receiptDetailStatus.values)[number]['value'];
