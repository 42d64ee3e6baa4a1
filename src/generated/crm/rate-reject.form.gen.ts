// Generated from schemas/crm/rate-reject.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type RateRejectForm = {
  decision_note: string;
};

export const rateRejectFormFields = createFields({
  decision_note: { type: 'long_text', json: 'string', required: true, minLength: 5, maxLength: 500 },
});
