// Generated from schemas/system/customer-register.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/system/customer-register.form.validate.gen.js';
import { customerRegisterFormFields, customerRegisterFormRules } from './customer-register.form.gen.ts';

export const customerRegisterForm: FormModel = {
  screen: 'customer-register',
  route: '/customer-register',
  module: 'system',
  mode: 'public',
  permissions: [],
  data: Object.values(customerRegisterFormFields),
  validate,
  rules: customerRegisterFormRules,
  otp: 'phone',
};
