// Generated from schemas/orders/order-file.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const orderFileForm: FormModel = {
  screen: 'orders/create-excel/file',
  route: '/orders/create-excel/file',
  module: 'orders',
  entity: 'order_file',
  mode: 'edit',
  permissions: ['order_create_excel'],
  aside: {},
};
