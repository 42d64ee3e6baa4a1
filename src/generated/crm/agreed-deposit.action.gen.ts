// Generated from schemas/crm/agreed-deposit.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type AgreedDepositActionInput = {
  lead_id: number;
};

export type AgreedDepositActionResult = {
  deposit_required: number | null;
};

export const agreedDepositActionFields = createFields({
  lead_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'lead', onDelete: 'restrict' } },
});

export const agreedDepositAction: ActionCall<AgreedDepositActionInput, AgreedDepositActionResult> = {
  url: '/lead-agreed-deposit',
};
