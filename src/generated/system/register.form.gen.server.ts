// Generated from schemas/system/register.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/system/register.form.validate.gen.js';
import { registerFormFields, registerFormRules } from './register.form.gen.ts';

export const registerForm: FormModel = {
  screen: 'register',
  route: '/register',
  module: 'system',
  mode: 'public',
  permissions: [],
  data: Object.values(registerFormFields),
  validate,
  rules: registerFormRules,
  otp: 'phone',
};
