// Generated from schemas/crm/set-campaign-targets.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/set-campaign-targets.form.validate.gen.js';
import { setCampaignTargetsFormFields } from './set-campaign-targets.form.gen.ts';

export const setCampaignTargetsForm: FormModel = {
  screen: 'set-campaign-targets',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_ladi_page_campaign'],
  data: Object.values(setCampaignTargetsFormFields),
  validate,
};
