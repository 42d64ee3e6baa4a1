// Generated from schemas/crm/reveal.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/reveal.action.validate.gen.js';
import { revealActionFields } from './reveal.action.gen.ts';

export const revealActionModel: ActionModel = {
  key: 'reveal',
  stem: 'reveal',
  module: 'crm',
  url: '/lead-reveal-phone',
  permissions: ['crm_lead_lead_deadpool', 'crm_lead_telesale', 'crm_lead_create'],
  input: Object.values(revealActionFields),
  validate,
  limit: { times: 30, seconds: 600 },
};
