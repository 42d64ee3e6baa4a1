// Generated from schemas/crm/hand-over.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type HandOverActionInput = {
  to_id: number;
};

export const handOverActionFields = createFields({
  to_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'account', onDelete: 'restrict' } },
});

export const handOverAction: RecordAction = {
  key: 'hand_over',
  entity: 'crm_agent',
  permissions: ['crm_lead_dead'],
  form: 'hand-over',
  bulk: true,
};
