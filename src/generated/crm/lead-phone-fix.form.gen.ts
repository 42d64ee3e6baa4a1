// Generated from schemas/crm/lead-phone-fix.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';

export type LeadPhoneFixForm = {
  phone: string;
};

export const leadPhoneFixFormFields = createFields({
  phone: { type: 'phone', json: 'string', required: true, maxLength: 20 },
});
