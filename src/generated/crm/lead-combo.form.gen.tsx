// Generated from schemas/crm/lead-combo.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { leadComboFormFields } from './lead-combo.form.gen.ts';

export const form = createForm({
  screen: 'lead-combo',
  title: 'screen.lead-combo.title',
  mode: 'dialog',
  permissions: [
    'crm_lead_create', 'crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_complete', 'crm_lead_double_check',
    'crm_lead_temporary',
  ],
  sections: [
    {
      key: 'main', label: 'screen.lead-combo.section.main',
      inputs: [
        input(leadComboFormFields.combo_id, { label: 'lead-combo.combo_id' }),
        input(leadComboFormFields.quantity, { label: 'lead-combo.quantity' }),
      ],
    },
  ],
  models: { 'lead-combo': { name: 'lead-combo', fields: Object.values(leadComboFormFields), rules: [] } },
  validate: () => import('#generated/built/crm/lead-combo.form.validate.gen.js'),
  submit: { url: '/lead-combo-lines', success: 'lead.combo_added' },
});
