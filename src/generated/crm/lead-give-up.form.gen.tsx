// Generated from schemas/crm/lead-give-up.form.json. Edit that file and run `npm run generate`.
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { input } from '#web/form/FormDefinition.ts';
import { leadGiveUpFormFields } from './lead-give-up.form.gen.ts';

export const form: FormDefinition = {
  screen: 'lead-give-up',
  title: 'screen.lead-give-up.title',
  mode: 'dialog',
  permissions: ['crm_lead_telesale'],
  layout: 'sections',
  sections: [
    {
      key: 'main', label: 'screen.lead-give-up.section.main',
      inputs: [input(leadGiveUpFormFields.cancel_type, { label: 'lead-give-up.cancel_type' })],
    },
  ],
  models: { 'lead-give-up': { name: 'lead-give-up', fields: Object.values(leadGiveUpFormFields), rules: [] } },
  validate: () => import('#generated/built/crm/lead-give-up.form.validate.gen.js'),
  display: [],
};
