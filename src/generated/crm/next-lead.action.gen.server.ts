// Generated from schemas/crm/next-lead.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/next-lead.action.validate.gen.js';
import { nextLeadActionFields } from './next-lead.action.gen.ts';

export const nextLeadActionModel: ActionModel = {
  key: 'next_lead',
  stem: 'next-lead',
  module: 'crm',
  url: '/lead-next',
  permissions: ['crm_lead_telesale'],
  input: Object.values(nextLeadActionFields),
  validate,
};
