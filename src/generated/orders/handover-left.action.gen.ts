// Generated from schemas/orders/handover-left.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type HandoverLeftActionInput = {
  handover_id: number;
};

export type HandoverLeftActionResult = {
  /** Packed parcels of the carrier that were not scanned. */
  left_count: number | null;
  /** Their codes, the first ones. */
  left_codes: string | null;
};

export const handoverLeftActionFields = createFields({
  handover_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'handover', onDelete: 'restrict' },
  },
});

export const handoverLeftAction: ActionCall<HandoverLeftActionInput, HandoverLeftActionResult> = {
  url: '/handover-left',
};
