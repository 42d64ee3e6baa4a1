// Generated from schemas/warehouse/propose-waves.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ProposeWavesActionInput = {
  warehouse_id: number;
};

export type ProposeWavesActionResult = {
  waves: number;
  /** Orders in them. */
  orders: number;
};

export const proposeWavesActionFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
});

export const proposeWavesAction: ActionCall<ProposeWavesActionInput, ProposeWavesActionResult> = {
  url: '/propose-waves',
};
