// Generated from schemas/crm/hold-lead.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type HoldLeadActionInput = {
  lead_id: number;
  take_over: boolean | null;
};

export type HoldLeadActionResult = {
  locked_until: string;
};

export const holdLeadActionFields = createFields({
  lead_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'lead', onDelete: 'restrict' } },
  take_over: { type: 'boolean', json: 'boolean', default: false },
});

export const holdLeadAction: ActionCall<HoldLeadActionInput, HoldLeadActionResult> = {
  url: '/lead-hold',
};
