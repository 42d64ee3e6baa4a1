// Generated from schemas/pos/order-online-list.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const orderOnlineListForm: FormModel = {
  screen: 'pos/order-online-list',
  route: '/pos/order-online-list',
  module: 'pos',
  entity: 'order',
  mode: 'edit',
  permissions: ['pos_order_online_list'],
  aside: { notes: true },
};
