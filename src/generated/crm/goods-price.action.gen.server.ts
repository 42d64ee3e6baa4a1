// Generated from schemas/crm/goods-price.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/goods-price.action.validate.gen.js';
import { goodsPriceActionFields } from './goods-price.action.gen.ts';

export const goodsPriceActionModel: ActionModel = {
  key: 'goods_price',
  stem: 'goods-price',
  module: 'crm',
  url: '/lead-goods-price',
  permissions: ['crm_lead_telesale'],
  input: Object.values(goodsPriceActionFields),
  validate,
};
