// Generated from schemas/pos/display-request.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const displayRequestForm: FormModel = {
  screen: 'pos/goods-list/display-request',
  route: '/pos/goods-list/display-request',
  module: 'pos',
  entity: 'pos_display_request',
  mode: 'edit',
  permissions: ['pos_goods_transfer'],
  aside: { notes: true },
};
