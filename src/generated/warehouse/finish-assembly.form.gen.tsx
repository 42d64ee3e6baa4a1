// Generated from schemas/warehouse/finish-assembly.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { finishAssemblyFormFields } from './finish-assembly.form.gen.ts';

export const form = createForm({
  screen: 'finish-assembly',
  title: 'screen.finish-assembly.title',
  mode: 'dialog',
  permissions: ['administration_physical_combo'],
  sections: [
    {
      key: 'main', label: 'screen.finish-assembly.section.main',
      inputs: [
        input(finishAssemblyFormFields.uids, {
          label: 'finish-assembly.uids', help: 'screen.finish-assembly.help.uids',
        }),
      ],
    },
  ],
  models: {
    'finish-assembly': { name: 'finish-assembly', fields: Object.values(finishAssemblyFormFields), rules: [] },
  },
  validate: () => import('#generated/built/warehouse/finish-assembly.form.validate.gen.js'),
});
