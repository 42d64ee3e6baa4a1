// Generated from schemas/pos/find-voucher.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/find-voucher.action.validate.gen.js';
import { findVoucherActionFields } from './find-voucher.action.gen.ts';

export const findVoucherActionModel: ActionModel = {
  key: 'find_voucher',
  stem: 'find-voucher',
  module: 'pos',
  url: '/pos/find-voucher',
  permissions: ['pos_order_create_single'],
  input: Object.values(findVoucherActionFields),
  validate,
  limit: { times: 60, seconds: 60 },
};
