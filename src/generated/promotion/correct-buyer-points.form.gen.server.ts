// Generated from schemas/promotion/correct-buyer-points.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/promotion/correct-buyer-points.form.validate.gen.js';
import { correctBuyerPointsFormFields } from './correct-buyer-points.form.gen.ts';

export const correctBuyerPointsForm: FormModel = {
  screen: 'correct-buyer-points',
  module: 'promotion',
  mode: 'dialog',
  permissions: ['administration_pos_accrue_point_config'],
  data: Object.values(correctBuyerPointsFormFields),
  validate,
};
