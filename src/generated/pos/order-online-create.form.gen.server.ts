// Generated from schemas/pos/order-online-create.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const orderOnlineCreateForm: FormModel = {
  screen: 'pos/order-online-create',
  route: '/pos/order-online-create',
  module: 'pos',
  entity: 'order',
  mode: 'create',
  permissions: ['pos_order_create_single'],
};
