// Generated from schemas/crm/lead-recall.form.json. Edit that file and run `npm run generate`.
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { input } from '#web/form/FormDefinition.ts';
import { leadRecallFormFields } from './lead-recall.form.gen.ts';

export const form: FormDefinition = {
  screen: 'lead-recall',
  title: 'screen.lead-recall.title',
  mode: 'dialog',
  permissions: ['crm_lead_telesale'],
  layout: 'sections',
  sections: [
    {
      key: 'main', label: 'screen.lead-recall.section.main',
      inputs: [
        input(leadRecallFormFields.delay, { label: 'lead-recall.delay' }),
        input(leadRecallFormFields.note, { label: 'lead-recall.note' }),
      ],
    },
  ],
  models: { 'lead-recall': { name: 'lead-recall', fields: Object.values(leadRecallFormFields), rules: [] } },
  validate: () => import('#generated/built/crm/lead-recall.form.validate.gen.js'),
  display: [],
};
