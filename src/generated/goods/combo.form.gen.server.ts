// Generated from schemas/goods/combo.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const comboForm: FormModel = {
  screen: 'goods/combo',
  route: '/goods/combo',
  module: 'goods',
  entity: 'combo',
  mode: 'edit',
  permissions: ['goods_manager'],
  aside: { notes: true },
};
