// Generated from schemas/promotion/pos-promotion-config.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const posPromotionConfigForm: FormModel = {
  screen: 'administration/pos-promotion-config',
  route: '/administration/pos-promotion-config',
  module: 'promotion',
  entity: 'promotion',
  mode: 'edit',
  permissions: ['administration_pos_promotion_config'],
  aside: { notes: true },
};
