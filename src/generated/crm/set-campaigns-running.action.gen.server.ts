// Generated from schemas/crm/set-campaigns-running.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/set-campaigns-running.action.validate.gen.js';
import { setCampaignsRunningActionFields } from './set-campaigns-running.action.gen.ts';

export const setCampaignsRunningActionModel: ActionModel = {
  key: 'set_campaigns_running',
  stem: 'set-campaigns-running',
  module: 'crm',
  url: '/ads-campaigns-running',
  permissions: ['crm_ladi_page_campaign'],
  input: Object.values(setCampaignsRunningActionFields),
  validate,
};
