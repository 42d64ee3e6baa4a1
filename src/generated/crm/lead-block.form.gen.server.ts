// Generated from schemas/crm/lead-block.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/lead-block.form.validate.gen.js';
import { leadBlockFormFields } from './lead-block.form.gen.ts';

export const leadBlockForm: FormModel = {
  screen: 'lead-block',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_blacklist'],
  data: Object.values(leadBlockFormFields),
  validate,
};
