// Generated from schemas/crm/lead-deposit-found.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type LeadDepositFoundForm = {
  why: string | null;
};

export const leadDepositFoundFormFields = createFields({
  why: { type: 'text', json: 'string', maxLength: 255 },
});
