// Generated from schemas/stock/reserve-goods.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/stock/reserve-goods.form.validate.gen.js';
import { reserveGoodsFormFields } from './reserve-goods.form.gen.ts';

export const reserveGoodsForm: FormModel = {
  screen: 'reserve-goods',
  module: 'stock',
  mode: 'dialog',
  permissions: ['goods_reserved'],
  data: Object.values(reserveGoodsFormFields),
  validate,
};
