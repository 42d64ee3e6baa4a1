// Generated from schemas/orders/make-pick-list.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type MakePickListForm = {
  note: string | null;
};

export const makePickListFormFields = createFields({
  note: { type: 'text', json: 'string', maxLength: 200 },
});
