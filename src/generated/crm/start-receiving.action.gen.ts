// Generated from schemas/crm/start-receiving.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { CrmAgent } from './crm-agent.entity.gen.ts';

export type StartReceivingActionInput = {

};

export const startReceivingActionFields = createFields({});

export const startReceivingAction: RecordAction = {
  key: 'start_receiving',
  entity: 'crm_agent',
  permissions: ['crm_lead_dead'],
  guard: (c: Logic<CrmAgent>) => c.record.is_receiving === false,
  guardMessage: 'rule.crm_agent.is_receiving',
  tone: 'success',
  bulk: true,
};
