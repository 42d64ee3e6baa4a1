// Generated from schemas/crm/leave-lead.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type LeaveLeadActionInput = {
  lead_id: number;
};

export type LeaveLeadActionResult = {

};

export const leaveLeadActionFields = createFields({
  lead_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'lead', onDelete: 'restrict' } },
});

export const leaveLeadAction: ActionCall<LeaveLeadActionInput, LeaveLeadActionResult> = {
  url: '/lead-leave',
};
