// Generated from schemas/administration/goods-profile.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsProfileForm: FormModel = {
  screen: 'administration/goods-profile',
  route: '/administration/goods-profile',
  module: 'administration',
  entity: 'goods_profile',
  mode: 'edit',
  permissions: ['administration_goods_profile'],
};
