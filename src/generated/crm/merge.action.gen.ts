// Generated from schemas/crm/merge.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Lead } from './lead.entity.gen.ts';

export type MergeActionInput = {

};

export const mergeActionFields = createFields({});

export const mergeAction: RecordAction = {
  key: 'merge',
  entity: 'lead',
  permissions: ['crm_lead_dead'],
  guard: (c: Logic<Lead>) =>
    ['invalid_phone', 'incomplete', 'telesale', 'complete', 'double_check', 'temporary', 'deposit_check'].includes(c.record.queue) && c.record.phone != null,
  guardMessage: 'rule.lead.not_mergeable',
  success: 'lead.merged',
  tone: 'warning',
  bulk: true,
  confirm: true,
};
