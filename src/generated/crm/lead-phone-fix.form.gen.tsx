// Generated from schemas/crm/lead-phone-fix.form.json. Edit that file and run `npm run generate`.
import { PhoneHistoryInput } from '#modules/crm/PhoneHistoryInput.tsx';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { leadPhoneFixFormFields } from './lead-phone-fix.form.gen.ts';

export const form = createForm({
  screen: 'lead-phone-fix',
  title: 'screen.lead-phone-fix.title',
  mode: 'dialog',
  permissions: ['crm_lead_invalid_phone'],
  sections: [
    {
      key: 'main', label: 'screen.lead-phone-fix.section.main',
      inputs: [input(leadPhoneFixFormFields.phone, { label: 'lead-phone-fix.phone', slot: PhoneHistoryInput })],
    },
  ],
  models: { 'lead-phone-fix': { name: 'lead-phone-fix', fields: Object.values(leadPhoneFixFormFields), rules: [] } },
  validate: () => import('#generated/built/crm/lead-phone-fix.form.validate.gen.js'),
});
