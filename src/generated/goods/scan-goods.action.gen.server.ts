// Generated from schemas/goods/scan-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/scan-goods.action.validate.gen.js';
import { scanGoodsActionFields } from './scan-goods.action.gen.ts';

export const scanGoodsActionModel: ActionModel = {
  key: 'scan_goods',
  stem: 'scan-goods',
  module: 'goods',
  url: '/goods-scanned',
  permissions: ['goods_transfer', 'goods_receipt_create', 'dc_distributor', 'dc_order_create'],
  input: Object.values(scanGoodsActionFields),
  validate,
  limit: { times: 300, seconds: 60 },
};
