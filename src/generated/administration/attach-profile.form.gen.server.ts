// Generated from schemas/administration/attach-profile.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/administration/attach-profile.form.validate.gen.js';
import { attachProfileFormFields } from './attach-profile.form.gen.ts';

export const attachProfileForm: FormModel = {
  screen: 'attach-profile',
  module: 'administration',
  mode: 'dialog',
  permissions: ['administration_goods_profile'],
  data: Object.values(attachProfileFormFields),
  validate,
};
