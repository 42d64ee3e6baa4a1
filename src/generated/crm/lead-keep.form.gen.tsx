// Generated from schemas/crm/lead-keep.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { leadKeepFormFields } from './lead-keep.form.gen.ts';

export const form = createForm({
  screen: 'lead-keep',
  title: 'screen.lead-keep.title',
  mode: 'dialog',
  permissions: ['crm_lead_temporary'],
  sections: [
    {
      key: 'main', label: 'screen.lead-keep.section.main',
      inputs: [
        input(leadKeepFormFields.temporary_type, { label: 'lead-keep.temporary_type' }),
        input(leadKeepFormFields.temporary_until, { label: 'lead-keep.temporary_until' }),
        input(leadKeepFormFields.design_note, { label: 'lead-keep.design_note' }),
        input(leadKeepFormFields.warehouse_id, { label: 'lead-keep.warehouse_id' }),
      ],
    },
  ],
  models: { 'lead-keep': { name: 'lead-keep', fields: Object.values(leadKeepFormFields), rules: [] } },
  validate: () => import('#generated/built/crm/lead-keep.form.validate.gen.js'),
});
