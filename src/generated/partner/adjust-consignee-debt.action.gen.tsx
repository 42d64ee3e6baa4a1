// Generated from schemas/partner/adjust-consignee-debt.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { adjustConsigneeDebtActionFields } from './adjust-consignee-debt.action.gen.ts';

export const form = createForm({
  screen: 'adjust-consignee-debt',
  title: 'consignee.action.adjust_consignee_debt',
  mode: 'dialog',
  permissions: ['administration_goods_debt'],
  sections: [
    {
      key: 'input', label: 'consignee.action.adjust_consignee_debt',
      inputs: [
        input(adjustConsigneeDebtActionFields.kind, { label: 'adjust-consignee-debt.kind' }),
        input(adjustConsigneeDebtActionFields.amount, { label: 'adjust-consignee-debt.amount' }),
        input(adjustConsigneeDebtActionFields.due_on, { label: 'adjust-consignee-debt.due_on' }),
        input(adjustConsigneeDebtActionFields.reason, { label: 'adjust-consignee-debt.reason' }),
      ],
    },
  ],
  models: {
    'adjust-consignee-debt': {
      name: 'adjust-consignee-debt', fields: Object.values(adjustConsigneeDebtActionFields), rules: [],
    },
  },
  validate: () => import('#generated/built/partner/adjust-consignee-debt.action.validate.gen.js'),
});
