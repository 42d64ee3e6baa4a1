// Generated from schemas/pos/buyer.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const buyerForm: FormModel = {
  screen: 'pos/buyer',
  route: '/pos/buyer',
  module: 'pos',
  entity: 'buyer',
  mode: 'edit',
  permissions: ['pos_order_list'],
  aside: { notes: true },
};
