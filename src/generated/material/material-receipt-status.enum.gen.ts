// Generated from schemas/material/material-receipt-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const materialReceiptStatus = {
  name: 'material_receipt_status',
  type: 'string',
  values: [
    { value: 'draft', key: 'draft', tone: 'neutral' },
    { value: 'checked', key: 'checked', tone: 'progress' },
    { value: 'posted', key: 'posted', tone: 'success' },
    { value: 'canceled', key: 'canceled', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type MaterialReceiptStatus = (typeof materialReceiptStatus.values)[number]['value'];
