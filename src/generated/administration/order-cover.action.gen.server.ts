// Generated from schemas/administration/order-cover.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/administration/order-cover.action.validate.gen.js';
import { orderCoverActionFields } from './order-cover.action.gen.ts';

export const orderCoverActionModel: ActionModel = {
  key: 'order_cover',
  stem: 'order-cover',
  module: 'administration',
  url: '/goods-cover-order',
  permissions: ['administration_goods_report', 'goods_manager'],
  input: Object.values(orderCoverActionFields),
  validate,
  idempotent: true,
};
