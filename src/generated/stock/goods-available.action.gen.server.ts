// Generated from schemas/stock/goods-available.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/stock/goods-available.action.validate.gen.js';
import { goodsAvailableActionFields } from './goods-available.action.gen.ts';

export const goodsAvailableActionModel: ActionModel = {
  key: 'goods_available',
  stem: 'goods-available',
  module: 'stock',
  url: '/goods-available',
  permissions: [
    'goods_manager', 'goods_reserved', 'pos_order_online_list', 'goods_transfer', 'order_create_single',
    'order_consignment', 'order_manager', 'pos_order_create_single', 'pos_goods_transfer',
    'administration_pos_goods_display_request',
  ],
  input: Object.values(goodsAvailableActionFields),
  validate,
};
