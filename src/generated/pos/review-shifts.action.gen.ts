// Generated from schemas/pos/review-shifts.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ReviewShiftsActionInput = {
  ids: number[];
  review_note: string | null;
};

export type ReviewShiftsActionResult = {
  reviewed: number;
};

export const reviewShiftsActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 200,
    links: { entity: 'pos_shift', table: '__ids', foreignKey: '_id', otherKey: 'pos_shift_id' },
  },
  review_note: { type: 'text', json: 'string', maxLength: 500 },
});

export const reviewShiftsAction: ActionCall<ReviewShiftsActionInput, ReviewShiftsActionResult> = {
  url: '/pos-shift-review',
};
