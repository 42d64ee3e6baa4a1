// Generated from schemas/crm/ladi-sample.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { ladiSampleFormFields } from './ladi-sample.form.gen.ts';

export const form = createForm({
  screen: 'ladi-sample',
  title: 'screen.ladi-sample.title',
  mode: 'dialog',
  permissions: ['crm_ladi_page_config'],
  sections: [
    {
      key: 'main', label: 'screen.ladi-sample.section.main',
      inputs: [
        input(ladiSampleFormFields.sample, { label: 'ladi-sample.sample', help: 'screen.ladi-sample.help.sample' }),
      ],
    },
  ],
  models: { 'ladi-sample': { name: 'ladi-sample', fields: Object.values(ladiSampleFormFields), rules: [] } },
  validate: () => import('#generated/built/crm/ladi-sample.form.validate.gen.js'),
  submit: { url: '/ladi-page-sample', success: 'ladi_page.sample_read' },
});
