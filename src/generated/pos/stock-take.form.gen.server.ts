// Generated from schemas/pos/stock-take.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const stockTakeForm: FormModel = {
  screen: 'pos/stock-take',
  route: '/pos/stock-take',
  module: 'pos',
  entity: 'stock_take',
  mode: 'edit',
  permissions: ['pos_goods_manager'],
  aside: { notes: true },
};
