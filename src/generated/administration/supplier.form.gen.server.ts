// Generated from schemas/administration/supplier.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const supplierForm: FormModel = {
  screen: 'administration/supplier',
  route: '/administration/supplier',
  module: 'administration',
  entity: 'supplier',
  mode: 'edit',
  permissions: ['administration_supplier'],
  aside: { notes: true },
};
