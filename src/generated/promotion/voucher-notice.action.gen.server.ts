// Generated from schemas/promotion/voucher-notice.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/promotion/voucher-notice.action.validate.gen.js';
import { voucherNoticeActionFields } from './voucher-notice.action.gen.ts';

export const voucherNoticeActionModel: ActionModel = {
  key: 'voucher_notice',
  stem: 'voucher-notice',
  module: 'promotion',
  url: '/voucher-notice-price',
  permissions: ['administration_pos_voucher_config'],
  input: Object.values(voucherNoticeActionFields),
  validate,
  limit: { times: 120, seconds: 60 },
};
