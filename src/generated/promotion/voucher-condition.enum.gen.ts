// Generated from schemas/promotion/voucher-condition.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const voucherCondition = {
  name: 'voucher_condition',
  type: 'string',
  values: [
    { value: 'invoice_value', key: 'invoice_value', tone: 'neutral' },
    { value: 'product', key: 'product', tone: 'info' },
    { value: 'combo', key: 'combo', tone: 'progress' },
    { value: 'uid', key: 'uid', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type VoucherCondition = (typeof voucherCondition.values)[number]['value'];
