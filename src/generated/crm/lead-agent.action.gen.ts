// Generated from schemas/crm/lead-agent.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type LeadAgentActionInput = {

};

export type LeadAgentActionResult = {
  account_id: number | null;
};

export const leadAgentActionFields = createFields({});

export const leadAgentAction: ActionCall<LeadAgentActionInput, LeadAgentActionResult> = {
  url: '/lead-new-agent',
};
