// Generated from schemas/crm/goods-free.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/goods-free.action.validate.gen.js';
import { goodsFreeActionFields } from './goods-free.action.gen.ts';

export const goodsFreeActionModel: ActionModel = {
  key: 'goods_free',
  stem: 'goods-free',
  module: 'crm',
  url: '/lead-goods-free',
  permissions: ['crm_lead_telesale', 'crm_lead_create', 'crm_lead_complete'],
  input: Object.values(goodsFreeActionFields),
  validate,
};
