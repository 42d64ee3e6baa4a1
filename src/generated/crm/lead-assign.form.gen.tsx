// Generated from schemas/crm/lead-assign.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { leadAssignFormFields } from './lead-assign.form.gen.ts';

export const form = createForm({
  screen: 'lead-assign',
  title: 'screen.lead-assign.title',
  mode: 'dialog',
  permissions: ['crm_lead_incomplete', 'crm_lead_dead'],
  sections: [
    {
      key: 'main', label: 'screen.lead-assign.section.main',
      inputs: [input(leadAssignFormFields.account_id, { label: 'lead-assign.account_id' })],
    },
  ],
  models: { 'lead-assign': { name: 'lead-assign', fields: Object.values(leadAssignFormFields), rules: [] } },
  validate: () => import('#generated/built/crm/lead-assign.form.validate.gen.js'),
});
