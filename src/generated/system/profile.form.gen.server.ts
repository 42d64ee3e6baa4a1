// Generated from schemas/system/profile.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/system/profile.form.validate.gen.js';
import { profileFormFields } from './profile.form.gen.ts';

export const profileForm: FormModel = {
  screen: 'profile',
  module: 'system',
  mode: 'dialog',
  permissions: [],
  data: Object.values(profileFormFields),
  validate,
};
