// Generated from schemas/crm/set-pages-active.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type SetPagesActiveForm = {
  active: boolean;
};

export const setPagesActiveFormFields = createFields({
  active: { type: 'boolean', json: 'boolean', required: true, default: false },
});
