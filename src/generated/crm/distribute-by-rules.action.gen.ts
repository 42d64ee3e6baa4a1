// Generated from schemas/crm/distribute-by-rules.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Lead } from './lead.entity.gen.ts';

export type DistributeByRulesActionInput = {

};

export const distributeByRulesActionFields = createFields({});

export const distributeByRulesAction: RecordAction = {
  key: 'distribute_by_rules',
  entity: 'lead',
  permissions: ['crm_lead_incomplete'],
  guard: (c: Logic<Lead>) => c.record.queue === 'incomplete',
  guardMessage: 'rule.lead.not_incomplete',
  tone: 'success',
  bulk: true,
};
