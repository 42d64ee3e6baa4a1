// Generated from schemas/market/push-goods.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/market/push-goods.form.validate.gen.js';
import { pushGoodsFormFields } from './push-goods.form.gen.ts';

export const pushGoodsForm: FormModel = {
  screen: 'push-goods',
  module: 'market',
  mode: 'dialog',
  permissions: ['goods_syn_e_market', 'customer_account'],
  data: Object.values(pushGoodsFormFields),
  validate,
};
