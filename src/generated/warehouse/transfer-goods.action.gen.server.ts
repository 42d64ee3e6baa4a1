// Generated from schemas/warehouse/transfer-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/transfer-goods.action.validate.gen.js';
import { transferGoodsActionFields } from './transfer-goods.action.gen.ts';

export const transferGoodsActionModel: ActionModel = {
  key: 'transfer_goods',
  stem: 'transfer-goods',
  module: 'warehouse',
  url: '/goods-transfer-selected',
  permissions: ['goods_transfer'],
  input: Object.values(transferGoodsActionFields),
  validate,
  idempotent: true,
};
