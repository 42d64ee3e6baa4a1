// Generated from schemas/warehouse/stock-take.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const stockTakeForm: FormModel = {
  screen: 'warehouse/stock-take',
  route: '/warehouse/stock-take',
  module: 'warehouse',
  entity: 'stock_take',
  mode: 'edit',
  permissions: ['goods_manager'],
  aside: { notes: true },
};
