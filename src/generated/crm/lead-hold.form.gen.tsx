// Generated from schemas/crm/lead-hold.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { leadHoldFormFields } from './lead-hold.form.gen.ts';

export const form = createForm({
  screen: 'lead-hold',
  title: 'screen.lead-hold.title',
  mode: 'dialog',
  permissions: ['crm_lead_temporary'],
  sections: [
    {
      key: 'main', label: 'screen.lead-hold.section.main',
      inputs: [input(leadHoldFormFields.warehouse_id, { label: 'lead-hold.warehouse_id' })],
    },
  ],
  models: { 'lead-hold': { name: 'lead-hold', fields: Object.values(leadHoldFormFields), rules: [] } },
  validate: () => import('#generated/built/crm/lead-hold.form.validate.gen.js'),
});
