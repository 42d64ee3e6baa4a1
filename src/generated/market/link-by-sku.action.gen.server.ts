// Generated from schemas/market/link-by-sku.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/market/link-by-sku.action.validate.gen.js';
import { linkBySkuAction, linkBySkuActionFields } from './link-by-sku.action.gen.ts';

export const linkBySkuActionModel: ActionModel = {
  key: 'link_by_sku',
  stem: 'link-by-sku',
  module: 'market',
  records: linkBySkuAction,
  permissions: ['goods_syn_e_market', 'customer_account'],
  input: Object.values(linkBySkuActionFields),
  validate,
};
