// Generated from schemas/goods/change-by-rule.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { changeByRuleActionFields } from './change-by-rule.action.gen.ts';

export const form = createForm({
  screen: 'change-by-rule',
  title: 'goods_price.action.change_by_rule',
  mode: 'dialog',
  permissions: ['administration_goods_price'],
  sections: [
    {
      key: 'input', label: 'goods_price.action.change_by_rule',
      inputs: [
        input(changeByRuleActionFields.from_date, { label: 'change-by-rule.from_date' }),
        input(changeByRuleActionFields.base, { label: 'change-by-rule.base' }),
        input(changeByRuleActionFields.percent, { label: 'change-by-rule.percent' }),
        input(changeByRuleActionFields.amount, { label: 'change-by-rule.amount' }),
        input(changeByRuleActionFields.rounding, { label: 'change-by-rule.rounding' }),
        input(changeByRuleActionFields.reason, { label: 'change-by-rule.reason' }),
      ],
    },
  ],
  models: { 'change-by-rule': { name: 'change-by-rule', fields: Object.values(changeByRuleActionFields), rules: [] } },
  validate: () => import('#generated/built/goods/change-by-rule.action.validate.gen.js'),
});
