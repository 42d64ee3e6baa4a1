// Generated from schemas/warehouse/finish-assembly.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type FinishAssemblyForm = {
  uids: string | null;
};

export const finishAssemblyFormFields = createFields({
  uids: { type: 'long_text', json: 'string', maxLength: 5000 },
});
