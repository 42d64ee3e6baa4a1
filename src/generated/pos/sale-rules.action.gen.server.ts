// Generated from schemas/pos/sale-rules.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/sale-rules.action.validate.gen.js';
import { saleRulesActionFields } from './sale-rules.action.gen.ts';

export const saleRulesActionModel: ActionModel = {
  key: 'sale_rules',
  stem: 'sale-rules',
  module: 'pos',
  url: '/pos/sale-rules',
  permissions: ['pos_order_create_single', 'pos_goods_manager'],
  input: Object.values(saleRulesActionFields),
  validate,
};
