// Generated from schemas/crm/lead-give-up.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { leadGiveUpFormFields } from './lead-give-up.form.gen.ts';

export const form = createForm({
  screen: 'lead-give-up',
  title: 'screen.lead-give-up.title',
  mode: 'dialog',
  permissions: ['crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_invalid_phone', 'crm_lead_wait_confirm'],
  sections: [
    {
      key: 'main', label: 'screen.lead-give-up.section.main',
      inputs: [
        input(leadGiveUpFormFields.lost_reason, { label: 'lead-give-up.lost_reason' }),
        input(leadGiveUpFormFields.cancel_type, { label: 'lead-give-up.cancel_type' }),
        input(leadGiveUpFormFields.last_note, { label: 'lead-give-up.last_note' }),
      ],
    },
  ],
  models: { 'lead-give-up': { name: 'lead-give-up', fields: Object.values(leadGiveUpFormFields), rules: [] } },
  validate: () => import('#generated/built/crm/lead-give-up.form.validate.gen.js'),
});
