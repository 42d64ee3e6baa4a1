// Generated from schemas/stock/foresee-cost.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ForeseeCostActionInput = {
  goods_id: number;
  warehouse_id: number | null;
};

export type ForeseeCostActionResult = {
  /** average_before (left out where nobody knows) and on_hand. */
  values: unknown;
  /** None. */
  rows: unknown;
  /** None. */
  notes: unknown;
};

export const foreseeCostActionFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
});

export const foreseeCostAction: ActionCall<ForeseeCostActionInput, ForeseeCostActionResult> = {
  url: '/foresee-cost',
};
