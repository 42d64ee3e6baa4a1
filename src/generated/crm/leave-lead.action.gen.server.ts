// Generated from schemas/crm/leave-lead.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/leave-lead.action.validate.gen.js';
import { leaveLeadActionFields } from './leave-lead.action.gen.ts';

export const leaveLeadActionModel: ActionModel = {
  key: 'leave_lead',
  stem: 'leave-lead',
  module: 'crm',
  url: '/lead-leave',
  permissions: ['crm_lead_telesale'],
  input: Object.values(leaveLeadActionFields),
  validate,
};
