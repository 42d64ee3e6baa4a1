// Generated from schemas/pos/parked-sale.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const parkedSaleForm: FormModel = {
  screen: 'pos/order-list/parked',
  route: '/pos/order-list/parked',
  module: 'pos',
  entity: 'parked_sale',
  mode: 'edit',
  permissions: ['pos_order_list'],
};
