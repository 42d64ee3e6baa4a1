// Generated from schemas/crm/lead-recall.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/lead-recall.form.validate.gen.js';
import { leadRecallFormFields } from './lead-recall.form.gen.ts';

export const leadRecallForm: FormModel = {
  screen: 'lead-recall',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_lead_telesale'],
  data: Object.values(leadRecallFormFields),
  validate,
};
