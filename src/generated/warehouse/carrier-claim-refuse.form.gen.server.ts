// Generated from schemas/warehouse/carrier-claim-refuse.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/carrier-claim-refuse.form.validate.gen.js';
import { carrierClaimRefuseFormFields } from './carrier-claim-refuse.form.gen.ts';

export const carrierClaimRefuseForm: FormModel = {
  screen: 'carrier-claim-refuse',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['goods_return_history'],
  data: Object.values(carrierClaimRefuseFormFields),
  validate,
};
