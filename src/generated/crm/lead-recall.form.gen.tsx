// Generated from schemas/crm/lead-recall.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { leadRecallFormFields } from './lead-recall.form.gen.ts';

export const form = createForm({
  screen: 'lead-recall',
  title: 'screen.lead-recall.title',
  mode: 'dialog',
  permissions: ['crm_lead_telesale'],
  sections: [
    {
      key: 'main', label: 'screen.lead-recall.section.main',
      inputs: [
        input(leadRecallFormFields.result, { label: 'lead-recall.result' }),
        input(leadRecallFormFields.delay, { label: 'lead-recall.delay' }),
        input(leadRecallFormFields.recall_at, { label: 'lead-recall.recall_at' }),
        input(leadRecallFormFields.note, { label: 'lead-recall.note' }),
      ],
    },
  ],
  models: { 'lead-recall': { name: 'lead-recall', fields: Object.values(leadRecallFormFields), rules: [] } },
  validate: () => import('#generated/built/crm/lead-recall.form.validate.gen.js'),
});
