// Generated from schemas/dc/process-file-options.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { processFileOptionsFormFields } from './process-file-options.form.gen.ts';

export const form = createForm({
  screen: 'process-file-options',
  title: 'screen.process-file-options.title',
  mode: 'dialog',
  permissions: ['dc_process_file'],
  sections: [
    {
      key: 'main', label: 'screen.process-file-options.section.main', columns: 2,
      inputs: [
        input(processFileOptionsFormFields.from_id, { label: 'process-file-options.from_id' }),
        input(processFileOptionsFormFields.period_from, { label: 'process-file-options.period_from' }),
        input(processFileOptionsFormFields.period_to, { label: 'process-file-options.period_to' }),
        input(processFileOptionsFormFields.note, { label: 'process-file-options.note' }),
      ],
    },
  ],
  models: {
    'process-file-options': {
      name: 'process-file-options', fields: Object.values(processFileOptionsFormFields), rules: [],
    },
  },
  validate: () => import('#generated/built/dc/process-file-options.form.validate.gen.js'),
});
