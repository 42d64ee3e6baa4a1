// Generated from schemas/material/supply.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const supplyForm: FormModel = {
  screen: 'administration/supply',
  route: '/administration/supply',
  module: 'material',
  entity: 'material',
  mode: 'edit',
  permissions: ['administration_supply'],
  aside: { notes: true },
};
