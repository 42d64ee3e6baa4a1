// Generated from schemas/promotion/correct-buyer-points.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type CorrectBuyerPointsForm = {
  points: number;
  reason: string;
};

export const correctBuyerPointsFormFields = createFields({
  points: { type: 'integer', json: 'integer', required: true, minimum: -1000000, maximum: 1000000 },
  reason: { type: 'text', json: 'string', required: true, maxLength: 200 },
});
