// Generated from schemas/promotion/copy-voucher.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/promotion/copy-voucher.action.validate.gen.js';
import { copyVoucherAction, copyVoucherActionFields } from './copy-voucher.action.gen.ts';

export const copyVoucherActionModel: ActionModel = {
  key: 'copy_voucher',
  stem: 'copy-voucher',
  module: 'promotion',
  records: copyVoucherAction,
  permissions: ['administration_pos_voucher_config'],
  input: Object.values(copyVoucherActionFields),
  validate,
};
