// Generated from schemas/crm/set-pages-active.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/set-pages-active.form.validate.gen.js';
import { setPagesActiveFormFields } from './set-pages-active.form.gen.ts';

export const setPagesActiveForm: FormModel = {
  screen: 'set-pages-active',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_ladi_page_config'],
  data: Object.values(setPagesActiveFormFields),
  validate,
};
