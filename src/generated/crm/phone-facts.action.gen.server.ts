// Generated from schemas/crm/phone-facts.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/phone-facts.action.validate.gen.js';
import { phoneFactsActionFields } from './phone-facts.action.gen.ts';

export const phoneFactsActionModel: ActionModel = {
  key: 'phone_facts',
  stem: 'phone-facts',
  module: 'crm',
  url: '/lead-phone-facts',
  permissions: ['crm_lead_create', 'crm_lead_invalid_phone', 'crm_lead_telesale'],
  input: Object.values(phoneFactsActionFields),
  validate,
  limit: { times: 300, seconds: 600 },
};
