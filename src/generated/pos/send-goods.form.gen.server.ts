// Generated from schemas/pos/send-goods.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/pos/send-goods.form.validate.gen.js';
import { sendGoodsFormFields } from './send-goods.form.gen.ts';

export const sendGoodsForm: FormModel = {
  screen: 'send-goods',
  module: 'pos',
  mode: 'dialog',
  permissions: ['pos_goods_transfer'],
  data: Object.values(sendGoodsFormFields),
  validate,
};
