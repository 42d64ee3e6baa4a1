// Generated from schemas/crm/lead-block.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { leadBlockFormFields } from './lead-block.form.gen.ts';

export const form = createForm({
  screen: 'lead-block',
  title: 'screen.lead-block.title',
  mode: 'dialog',
  permissions: ['crm_blacklist'],
  sections: [
    {
      key: 'main', label: 'screen.lead-block.section.main',
      inputs: [
        input(leadBlockFormFields.reason, { label: 'lead-block.reason' }),
        input(leadBlockFormFields.note, { label: 'lead-block.note' }),
        input(leadBlockFormFields.with_address, { label: 'lead-block.with_address' }),
      ],
    },
  ],
  models: { 'lead-block': { name: 'lead-block', fields: Object.values(leadBlockFormFields), rules: [] } },
  validate: () => import('#generated/built/crm/lead-block.form.validate.gen.js'),
});
