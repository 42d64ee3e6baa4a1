// Generated from schemas/warehouse/carrier-claim-pay.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/carrier-claim-pay.form.validate.gen.js';
import { carrierClaimPayFormFields } from './carrier-claim-pay.form.gen.ts';

export const carrierClaimPayForm: FormModel = {
  screen: 'carrier-claim-pay',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['goods_return_history'],
  data: Object.values(carrierClaimPayFormFields),
  validate,
};
