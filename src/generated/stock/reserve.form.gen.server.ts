// Generated from schemas/stock/reserve.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const reserveForm: FormModel = {
  screen: 'goods/reserved/create',
  route: '/goods/reserved/create',
  module: 'stock',
  entity: 'reservation_session',
  mode: 'create',
  permissions: ['goods_reserved'],
};
