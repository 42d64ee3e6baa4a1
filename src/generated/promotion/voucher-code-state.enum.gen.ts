// Generated from schemas/promotion/voucher-code-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const voucherCodeState = {
  name: 'voucher_code_state',
  type: 'string',
  values: [
    { value: 'free', key: 'free', tone: 'neutral' },
    { value: 'handed_out', key: 'handed_out', tone: 'info' },
    { value: 'used', key: 'used', tone: 'success' },
    { value: 'disabled', key: 'disabled', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type VoucherCodeState = (typeof voucherCodeState.values)[number]['value'];
