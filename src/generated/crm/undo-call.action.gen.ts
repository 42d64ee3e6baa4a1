// Generated from schemas/crm/undo-call.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type UndoCallActionInput = {
  lead_id: number;
};

export type UndoCallActionResult = {
  locked_until: string;
};

export const undoCallActionFields = createFields({
  lead_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'lead', onDelete: 'restrict' } },
});

export const undoCallAction: ActionCall<UndoCallActionInput, UndoCallActionResult> = {
  url: '/lead-undo',
};
