// Generated from schemas/crm/stop-receiving.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { CrmAgent } from './crm-agent.entity.gen.ts';

export type StopReceivingActionInput = {

};

export const stopReceivingActionFields = createFields({});

export const stopReceivingAction: RecordAction = {
  key: 'stop_receiving',
  entity: 'crm_agent',
  permissions: ['crm_lead_dead'],
  guard: (c: Logic<CrmAgent>) => c.record.is_receiving === true,
  guardMessage: 'rule.crm_agent.is_stopped',
  tone: 'warning',
  bulk: true,
};
