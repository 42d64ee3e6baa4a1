// Generated from schemas/crm/lead-agent.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/lead-agent.action.validate.gen.js';
import { leadAgentActionFields } from './lead-agent.action.gen.ts';

export const leadAgentActionModel: ActionModel = {
  key: 'lead_agent',
  stem: 'lead-agent',
  module: 'crm',
  url: '/lead-new-agent',
  permissions: ['crm_lead_create'],
  input: Object.values(leadAgentActionFields),
  validate,
};
