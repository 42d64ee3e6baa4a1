// Generated from schemas/pos/send-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/send-goods.action.validate.gen.js';
import { sendGoodsActionFields } from './send-goods.action.gen.ts';

export const sendGoodsActionModel: ActionModel = {
  key: 'send_goods',
  stem: 'send-goods',
  module: 'pos',
  url: '/pos-send-goods',
  permissions: ['pos_goods_transfer'],
  input: Object.values(sendGoodsActionFields),
  validate,
  idempotent: true,
};
