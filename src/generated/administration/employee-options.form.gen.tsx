// Generated from schemas/administration/employee-options.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { employeeOptionsFormFields } from './employee-options.form.gen.ts';

export const form = createForm({
  screen: 'employee-options',
  title: 'screen.employee-options.title',
  mode: 'dialog',
  permissions: ['administration_employee'],
  sections: [
    {
      key: 'main', label: 'screen.employee-options.section.main',
      inputs: [
        input(employeeOptionsFormFields.role_ids, { label: 'employee-options.role_ids' }),
        input(employeeOptionsFormFields.warehouse_ids, { label: 'employee-options.warehouse_ids' }),
        input(employeeOptionsFormFields.pos_ids, { label: 'employee-options.pos_ids' }),
      ],
    },
  ],
  models: {
    'employee-options': { name: 'employee-options', fields: Object.values(employeeOptionsFormFields), rules: [] },
  },
  validate: () => import('#generated/built/administration/employee-options.form.validate.gen.js'),
});
