// Generated from schemas/crm/lead-deposit-ask.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type LeadDepositAskForm = {
  deposit_required: number;
};

export const leadDepositAskFormFields = createFields({
  deposit_required: { type: 'money', json: 'integer', required: true, minimum: 1 },
});
