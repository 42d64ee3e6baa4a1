// Generated from schemas/orders/order-detail.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const orderDetailForm: FormModel = {
  screen: 'orders/detail',
  route: '/orders/detail',
  module: 'orders',
  entity: 'order',
  mode: 'edit',
  permissions: ['order_manager'],
  aside: { notes: true },
};
