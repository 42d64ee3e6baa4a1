// Generated from schemas/shop/guest.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/shop/guest.form.validate.gen.js';
import { guestFormFields, guestFormRules } from './guest.form.gen.ts';

export const guestForm: FormModel = {
  screen: 'guest',
  route: '/guest',
  module: 'shop',
  mode: 'public',
  permissions: [],
  data: Object.values(guestFormFields),
  validate,
  rules: guestFormRules,
  otp: 'phone',
};
