// Generated from schemas/administration/employee.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const employeeForm: FormModel = {
  screen: 'administration/employee',
  route: '/administration/employee',
  module: 'administration',
  entity: 'account',
  mode: 'edit',
  permissions: ['administration_employee'],
};
