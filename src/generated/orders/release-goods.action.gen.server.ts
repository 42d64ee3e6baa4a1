// Generated from schemas/orders/release-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/release-goods.action.validate.gen.js';
import { releaseGoodsAction, releaseGoodsActionFields } from './release-goods.action.gen.ts';

export const releaseGoodsActionModel: ActionModel = {
  key: 'release_goods',
  stem: 'release-goods',
  module: 'orders',
  records: releaseGoodsAction,
  permissions: ['order_consignment'],
  input: Object.values(releaseGoodsActionFields),
  validate,
};
