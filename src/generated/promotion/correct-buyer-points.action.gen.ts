// Generated from schemas/promotion/correct-buyer-points.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type CorrectBuyerPointsActionInput = {
  ids: number[];
  /** More or, negative, less. */
  points: number;
  reason: string;
};

export type CorrectBuyerPointsActionResult = {
  /** Buyers. */
  corrected: number;
};

export const correctBuyerPointsActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 200,
    links: { entity: 'point_total', table: '__ids', foreignKey: '_id', otherKey: 'point_total_id' },
  },
  points: { type: 'integer', json: 'integer', required: true, minimum: -1000000, maximum: 1000000 },
  reason: { type: 'text', json: 'string', required: true, maxLength: 200 },
});

export const correctBuyerPointsAction: ActionCall<CorrectBuyerPointsActionInput, CorrectBuyerPointsActionResult> = {
  url: '/buyer-points-correct',
};
