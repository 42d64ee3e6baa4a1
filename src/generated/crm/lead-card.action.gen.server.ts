// Generated from schemas/crm/lead-card.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/lead-card.action.validate.gen.js';
import { leadCardActionFields } from './lead-card.action.gen.ts';

export const leadCardActionModel: ActionModel = {
  key: 'lead_card',
  stem: 'lead-card',
  module: 'crm',
  url: '/lead-card',
  permissions: ['crm_lead_telesale'],
  input: Object.values(leadCardActionFields),
  validate,
};
