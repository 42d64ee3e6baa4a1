// Generated from schemas/promotion/hand-out-voucher.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/promotion/hand-out-voucher.form.validate.gen.js';
import { handOutVoucherFormFields } from './hand-out-voucher.form.gen.ts';

export const handOutVoucherForm: FormModel = {
  screen: 'hand-out-voucher',
  module: 'promotion',
  mode: 'dialog',
  permissions: ['administration_pos_voucher_config'],
  data: Object.values(handOutVoucherFormFields),
  validate,
};
