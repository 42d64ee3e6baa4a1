// Generated from schemas/crm/lead-import-options.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { leadImportOptionsFormFields } from './lead-import-options.form.gen.ts';

export const form = createForm({
  screen: 'lead-import-options',
  title: 'screen.lead-import-options.title',
  mode: 'dialog',
  permissions: ['crm_lead_create'],
  sections: [
    {
      key: 'main', label: 'screen.lead-import-options.section.main', columns: 2,
      inputs: [
        input(leadImportOptionsFormFields.source, { label: 'lead-import-options.source' }),
        input(leadImportOptionsFormFields.account_id, {
          label: 'lead-import-options.account_id', help: 'screen.lead-import-options.help.account_id',
        }),
        input(leadImportOptionsFormFields.process_limit, { label: 'lead-import-options.process_limit' }),
        input(leadImportOptionsFormFields.repeated, {
          label: 'lead-import-options.repeated', help: 'screen.lead-import-options.help.repeated',
        }),
      ],
    },
  ],
  models: {
    'lead-import-options': {
      name: 'lead-import-options', fields: Object.values(leadImportOptionsFormFields), rules: [],
    },
  },
  validate: () => import('#generated/built/crm/lead-import-options.form.validate.gen.js'),
});
