// Generated from schemas/pos/request-display.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/pos/request-display.form.validate.gen.js';
import { requestDisplayFormFields } from './request-display.form.gen.ts';

export const requestDisplayForm: FormModel = {
  screen: 'request-display',
  module: 'pos',
  mode: 'dialog',
  permissions: ['pos_goods_transfer'],
  data: Object.values(requestDisplayFormFields),
  validate,
};
