// Generated from schemas/crm/next-lead.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type NextLeadActionInput = {

};

export type NextLeadActionResult = {
  lead_id: number | null;
  locked_until: string | null;
  /** When the earliest recall is due, if there is none now. */
  next_at: string | null;
};

export const nextLeadActionFields = createFields({});

export const nextLeadAction: ActionCall<NextLeadActionInput, NextLeadActionResult> = {
  url: '/lead-next',
};
