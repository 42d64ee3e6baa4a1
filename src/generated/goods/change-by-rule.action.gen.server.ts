// Generated from schemas/goods/change-by-rule.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/change-by-rule.action.validate.gen.js';
import { changeByRuleAction, changeByRuleActionFields } from './change-by-rule.action.gen.ts';

export const changeByRuleActionModel: ActionModel = {
  key: 'change_by_rule',
  stem: 'change-by-rule',
  module: 'goods',
  records: changeByRuleAction,
  permissions: ['administration_goods_price'],
  input: Object.values(changeByRuleActionFields),
  validate,
};
