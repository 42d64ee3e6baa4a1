// Generated from schemas/partner/consignees-found.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/partner/consignees-found.action.validate.gen.js';
import { consigneesFoundActionFields } from './consignees-found.action.gen.ts';

export const consigneesFoundActionModel: ActionModel = {
  key: 'consignees_found',
  stem: 'consignees-found',
  module: 'partner',
  url: '/consignees-found',
  permissions: ['order_create_single', 'order_consignment', 'goods_transfer', 'dc_order_create'],
  input: Object.values(consigneesFoundActionFields),
  validate,
};
