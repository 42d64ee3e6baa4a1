// Generated from schemas/promotion/present.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const presentForm: FormModel = {
  screen: 'administration/present',
  route: '/administration/present',
  module: 'promotion',
  entity: 'present',
  mode: 'edit',
  permissions: ['administration_present'],
  aside: { notes: true },
};
