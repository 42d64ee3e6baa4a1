// Generated from schemas/crm/reveal.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type RevealActionInput = {
  lead_id: number;
};

export type RevealActionResult = {
  phone: string | null;
};

export const revealActionFields = createFields({
  lead_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'lead', onDelete: 'restrict' } },
});

export const revealAction: ActionCall<RevealActionInput, RevealActionResult> = {
  url: '/lead-reveal-phone',
};
