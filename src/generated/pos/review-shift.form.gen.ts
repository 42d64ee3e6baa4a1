// Generated from schemas/pos/review-shift.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type ReviewShiftForm = {
  review_note: string | null;
};

export const reviewShiftFormFields = createFields({
  review_note: { type: 'text', json: 'string', maxLength: 500 },
});
