// Generated from schemas/market/push-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/market/push-goods.action.validate.gen.js';
import { pushGoodsActionFields } from './push-goods.action.gen.ts';

export const pushGoodsActionModel: ActionModel = {
  key: 'push_goods',
  stem: 'push-goods',
  module: 'market',
  url: '/goods-push',
  permissions: ['goods_syn_e_market', 'customer_account'],
  input: Object.values(pushGoodsActionFields),
  validate,
  idempotent: true,
};
