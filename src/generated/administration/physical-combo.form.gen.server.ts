// Generated from schemas/administration/physical-combo.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const physicalComboForm: FormModel = {
  screen: 'administration/physical-combo',
  route: '/administration/physical-combo',
  module: 'administration',
  entity: 'combo',
  mode: 'edit',
  permissions: ['administration_physical_combo'],
  aside: { notes: true },
};
