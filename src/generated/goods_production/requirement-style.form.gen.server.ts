// Generated from schemas/goods_production/requirement-style.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/goods_production/requirement-style.form.validate.gen.js';
import { requirementStyleFormFields } from './requirement-style.form.gen.ts';

export const requirementStyleForm: FormModel = {
  screen: 'requirement-style',
  module: 'goods_production',
  mode: 'dialog',
  permissions: ['goods_production_requirement'],
  data: Object.values(requirementStyleFormFields),
  validate,
};
