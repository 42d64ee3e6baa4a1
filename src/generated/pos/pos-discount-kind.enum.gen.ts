// Generated from schemas/pos/pos-discount-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const posDiscountKind = {
  name: 'pos_discount_kind',
  type: 'string',
  values: [
    { value: 'manual', key: 'manual', tone: 'warning' },
    { value: 'combo', key: 'combo', tone: 'info' },
    { value: 'manual_bill', key: 'manual_bill', tone: 'warning' },
    { value: 'goods', key: 'goods', tone: 'neutral' },
    { value: 'bill', key: 'bill', tone: 'info' },
    { value: 'voucher', key: 'voucher', tone: 'progress' },
    { value: 'points', key: 'points', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type PosDiscountKind = (typeof posDiscountKind.values)[number]['value'];
