// Generated from schemas/orders/order-create-single.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const orderCreateSingleForm: FormModel = {
  screen: 'orders/create-single',
  route: '/orders/create-single',
  module: 'orders',
  entity: 'order',
  mode: 'create',
  permissions: ['order_create_single'],
};
