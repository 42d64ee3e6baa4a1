// Generated from schemas/promotion/promotion-options.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/promotion/promotion-options.form.validate.gen.js';
import { promotionOptionsFormFields } from './promotion-options.form.gen.ts';

export const promotionOptionsForm: FormModel = {
  screen: 'promotion-options',
  module: 'promotion',
  mode: 'dialog',
  permissions: ['administration_pos_promotion_config'],
  data: Object.values(promotionOptionsFormFields),
  validate,
};
