// Generated from schemas/promotion/voucher-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const voucherKind = {
  name: 'voucher_kind',
  type: 'string',
  values: [{ value: 'single', key: 'single', tone: 'neutral' }, { value: 'shared', key: 'shared', tone: 'info' }],
} as const satisfies EnumModel;

export type VoucherKind = (typeof voucherKind.values)[number]['value'];
