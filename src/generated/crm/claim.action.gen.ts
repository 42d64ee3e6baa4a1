// Generated from schemas/crm/claim.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Lead } from './lead.entity.gen.ts';

export type ClaimActionInput = {

};

export const claimActionFields = createFields({});

export const claimAction: RecordAction = {
  key: 'claim',
  entity: 'lead',
  permissions: ['crm_lead_lead_deadpool'],
  guard: (c: Logic<Lead>) =>
    c.record.queue === 'dead_pool' && c.record.resold_lead_id == null && c.record.phone != null && c.record.opt_out !== true,
  guardMessage: 'rule.lead.not_claimable',
  form: 'claim',
  tone: 'success',
};
