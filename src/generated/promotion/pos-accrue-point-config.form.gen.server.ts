// Generated from schemas/promotion/pos-accrue-point-config.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const posAccruePointConfigForm: FormModel = {
  screen: 'administration/pos-accrue-point-config',
  route: '/administration/pos-accrue-point-config',
  module: 'promotion',
  entity: 'loyalty_program',
  mode: 'edit',
  permissions: ['administration_pos_accrue_point_config'],
  aside: { notes: true },
};
