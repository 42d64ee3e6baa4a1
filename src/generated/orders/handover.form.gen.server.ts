// Generated from schemas/orders/handover.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const handoverForm: FormModel = {
  screen: 'orders/handover',
  route: '/orders/handover',
  module: 'orders',
  entity: 'handover',
  mode: 'edit',
  permissions: ['order_manager'],
  aside: {},
};
