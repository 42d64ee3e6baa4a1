// Generated from schemas/orders/consignment.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const consignmentForm: FormModel = {
  screen: 'orders/consignment',
  route: '/orders/consignment',
  module: 'orders',
  entity: 'consignment',
  mode: 'edit',
  permissions: ['order_consignment'],
  aside: { notes: true },
};
