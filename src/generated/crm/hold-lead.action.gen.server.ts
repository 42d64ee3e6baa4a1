// Generated from schemas/crm/hold-lead.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/hold-lead.action.validate.gen.js';
import { holdLeadActionFields } from './hold-lead.action.gen.ts';

export const holdLeadActionModel: ActionModel = {
  key: 'hold_lead',
  stem: 'hold-lead',
  module: 'crm',
  url: '/lead-hold',
  permissions: ['crm_lead_telesale'],
  input: Object.values(holdLeadActionFields),
  validate,
};
