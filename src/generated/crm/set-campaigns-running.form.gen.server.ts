// Generated from schemas/crm/set-campaigns-running.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/set-campaigns-running.form.validate.gen.js';
import { setCampaignsRunningFormFields } from './set-campaigns-running.form.gen.ts';

export const setCampaignsRunningForm: FormModel = {
  screen: 'set-campaigns-running',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_ladi_page_campaign'],
  data: Object.values(setCampaignsRunningFormFields),
  validate,
};
