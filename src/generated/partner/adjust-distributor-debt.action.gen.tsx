// Generated from schemas/partner/adjust-distributor-debt.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { adjustDistributorDebtActionFields } from './adjust-distributor-debt.action.gen.ts';

export const form = createForm({
  screen: 'adjust-distributor-debt',
  title: 'distributor.action.adjust_distributor_debt',
  mode: 'dialog',
  permissions: ['administration_goods_debt'],
  sections: [
    {
      key: 'input', label: 'distributor.action.adjust_distributor_debt',
      inputs: [
        input(adjustDistributorDebtActionFields.kind, { label: 'adjust-distributor-debt.kind' }),
        input(adjustDistributorDebtActionFields.amount, { label: 'adjust-distributor-debt.amount' }),
        input(adjustDistributorDebtActionFields.due_on, { label: 'adjust-distributor-debt.due_on' }),
        input(adjustDistributorDebtActionFields.reason, { label: 'adjust-distributor-debt.reason' }),
      ],
    },
  ],
  models: {
    'adjust-distributor-debt': {
      name: 'adjust-distributor-debt', fields: Object.values(adjustDistributorDebtActionFields), rules: [],
    },
  },
  validate: () => import('#generated/built/partner/adjust-distributor-debt.action.validate.gen.js'),
});
