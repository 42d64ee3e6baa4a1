// Generated from schemas/administration/goods-category.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsCategoryForm: FormModel = {
  screen: 'administration/goods-category',
  route: '/administration/goods-category',
  module: 'administration',
  entity: 'goods_category',
  mode: 'edit',
  permissions: ['administration_goods_category'],
};
