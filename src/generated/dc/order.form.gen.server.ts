// Generated from schemas/dc/order.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const orderForm: FormModel = {
  screen: 'dc/order',
  route: '/dc/order',
  module: 'dc',
  entity: 'dc_order',
  mode: 'edit',
  permissions: ['dc_order', 'dc_order_create'],
  aside: { notes: true },
};
