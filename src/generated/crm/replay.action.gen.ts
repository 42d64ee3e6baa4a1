// Generated from schemas/crm/replay.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { LeadIntake } from './lead-intake.entity.gen.ts';

export type ReplayActionInput = {

};

export const replayActionFields = createFields({});

export const replayAction: RecordAction = {
  key: 'replay',
  entity: 'lead_intake',
  permissions: ['crm_ladi_page_config'],
  guard: (c: Logic<LeadIntake>) => c.record.result === 'error',
  guardMessage: 'rule.lead_intake.not_failed',
  bulk: true,
};
