// Generated from schemas/pos/order-list.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const orderListForm: FormModel = {
  screen: 'pos/order-list',
  route: '/pos/order-list',
  module: 'pos',
  entity: 'pos_sale',
  mode: 'edit',
  permissions: ['pos_order_list'],
  aside: { notes: true },
};
