// Generated from schemas/administration/pos-goods-display-request.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const posGoodsDisplayRequestForm: FormModel = {
  screen: 'administration/pos-goods-display-request',
  route: '/administration/pos-goods-display-request',
  module: 'administration',
  entity: 'pos_display_request',
  mode: 'edit',
  permissions: ['administration_pos_goods_display_request'],
  aside: { notes: true },
};
