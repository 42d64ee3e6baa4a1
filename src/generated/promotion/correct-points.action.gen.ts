// Generated from schemas/promotion/correct-points.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type CorrectPointsActionInput = {
  buyer_id: number;
  /** More or, negative, less. */
  points: number;
  reason: string;
};

export const correctPointsActionFields = createFields({
  buyer_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'buyer', onDelete: 'restrict' },
  },
  points: { type: 'integer', json: 'integer', required: true, minimum: -1000000, maximum: 1000000 },
  reason: { type: 'text', json: 'string', required: true, maxLength: 200 },
});

export const correctPointsAction: RecordAction = {
  key: 'correct_points',
  entity: 'loyalty_program',
  permissions: ['administration_pos_accrue_point_config'],
  form: 'correct-points',
  success: 'messages.points_corrected',
};
