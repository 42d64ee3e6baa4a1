// Generated from schemas/goods/goods.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const goodsForm: FormModel = {
  screen: 'goods/list',
  route: '/goods/list',
  module: 'goods',
  entity: 'goods',
  mode: 'edit',
  permissions: ['goods_manager'],
  aside: { notes: true },
};
