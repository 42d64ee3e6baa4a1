// Generated from schemas/goods_production/record-work.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/goods_production/record-work.form.validate.gen.js';
import { recordWorkFormFields } from './record-work.form.gen.ts';

export const recordWorkForm: FormModel = {
  screen: 'record-work',
  module: 'goods_production',
  mode: 'dialog',
  permissions: ['goods_production_record'],
  data: Object.values(recordWorkFormFields),
  validate,
};
