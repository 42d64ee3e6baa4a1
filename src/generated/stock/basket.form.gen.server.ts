// Generated from schemas/stock/basket.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const basketForm: FormModel = {
  screen: 'warehouse/basket',
  route: '/warehouse/basket',
  module: 'stock',
  entity: 'basket',
  mode: 'edit',
  permissions: ['goods_manager'],
  aside: { notes: true },
};
