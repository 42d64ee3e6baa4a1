// Generated from schemas/request/request-done.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type RequestDoneForm = {
  result: string;
};

export const requestDoneFormFields = createFields({
  result: { type: 'long_text', json: 'string', required: true, maxLength: 2000 },
});
