// Generated from schemas/crm/ladi-sample.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type LadiSampleForm = {
  sample: string;
};

export const ladiSampleFormFields = createFields({
  sample: { type: 'long_text', json: 'string', required: true, maxLength: 5000 },
});
