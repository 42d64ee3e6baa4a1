// Generated from schemas/dc/order-create.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const orderCreateForm: FormModel = {
  screen: 'dc/order-create',
  route: '/dc/order-create',
  module: 'dc',
  entity: 'dc_order',
  mode: 'create',
  permissions: ['dc_order_create'],
};
