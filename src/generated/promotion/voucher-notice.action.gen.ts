// Generated from schemas/promotion/voucher-notice.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type VoucherNoticeActionInput = {
  send_zns: boolean | null;
};

export type VoucherNoticeActionResult = {
  /** Nothing: no field is filled. */
  values: unknown;
  /** Nothing. */
  rows: unknown;
  /** {text, params, isProblem}: the price of the message, or that there is nothing to send it with. */
  notes: unknown;
};

export const voucherNoticeActionFields = createFields({
  send_zns: { type: 'boolean', json: 'boolean' },
});

export const voucherNoticeAction: ActionCall<VoucherNoticeActionInput, VoucherNoticeActionResult> = {
  url: '/voucher-notice-price',
};
