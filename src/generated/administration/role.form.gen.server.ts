// Generated from schemas/administration/role.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const roleForm: FormModel = {
  screen: 'administration/role',
  route: '/administration/role',
  module: 'administration',
  entity: 'role',
  mode: 'edit',
  permissions: ['administration_employee'],
};
