// Generated from schemas/administration/employee-options.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/administration/employee-options.form.validate.gen.js';
import { employeeOptionsFormFields } from './employee-options.form.gen.ts';

export const employeeOptionsForm: FormModel = {
  screen: 'employee-options',
  module: 'administration',
  mode: 'dialog',
  permissions: ['administration_employee'],
  data: Object.values(employeeOptionsFormFields),
  validate,
};
