// Generated from schemas/crm/call-lead.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/call-lead.action.validate.gen.js';
import { callLeadActionFields } from './call-lead.action.gen.ts';

export const callLeadActionModel: ActionModel = {
  key: 'call_lead',
  stem: 'call-lead',
  module: 'crm',
  url: '/lead-call',
  permissions: ['crm_lead_telesale'],
  input: Object.values(callLeadActionFields),
  validate,
};
