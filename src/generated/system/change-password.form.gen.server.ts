// Generated from schemas/system/change-password.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/system/change-password.form.validate.gen.js';
import { changePasswordFormFields, changePasswordFormRules } from './change-password.form.gen.ts';

export const changePasswordForm: FormModel = {
  screen: 'change-password',
  module: 'system',
  mode: 'dialog',
  permissions: [],
  data: Object.values(changePasswordFormFields),
  validate,
  rules: changePasswordFormRules,
};
