// Generated from schemas/promotion/copy-program.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { copyProgramActionFields } from './copy-program.action.gen.ts';

export const form = createForm({
  screen: 'copy-program',
  title: 'loyalty_program.action.copy_program',
  mode: 'dialog',
  permissions: ['administration_pos_accrue_point_config'],
  sections: [
    {
      key: 'input', label: 'loyalty_program.action.copy_program',
      inputs: [
        input(copyProgramActionFields.from_date, { label: 'copy-program.from_date' }),
        input(copyProgramActionFields.to_date, { label: 'copy-program.to_date' }),
      ],
    },
  ],
  models: { 'copy-program': { name: 'copy-program', fields: Object.values(copyProgramActionFields), rules: [] } },
  validate: () => import('#generated/built/promotion/copy-program.action.validate.gen.js'),
});
