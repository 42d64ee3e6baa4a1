// Generated from schemas/shop/task-finish.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type TaskFinishForm = {
  result: string;
};

export const taskFinishFormFields = createFields({
  result: { type: 'text', json: 'string', required: true, maxLength: 255 },
});
