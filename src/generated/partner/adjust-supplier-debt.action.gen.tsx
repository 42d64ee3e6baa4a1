// Generated from schemas/partner/adjust-supplier-debt.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { adjustSupplierDebtActionFields } from './adjust-supplier-debt.action.gen.ts';

export const form = createForm({
  screen: 'adjust-supplier-debt',
  title: 'supplier.action.adjust_supplier_debt',
  mode: 'dialog',
  permissions: ['administration_goods_debt'],
  sections: [
    {
      key: 'input', label: 'supplier.action.adjust_supplier_debt',
      inputs: [
        input(adjustSupplierDebtActionFields.kind, { label: 'adjust-supplier-debt.kind' }),
        input(adjustSupplierDebtActionFields.amount, { label: 'adjust-supplier-debt.amount' }),
        input(adjustSupplierDebtActionFields.due_on, { label: 'adjust-supplier-debt.due_on' }),
        input(adjustSupplierDebtActionFields.reason, { label: 'adjust-supplier-debt.reason' }),
      ],
    },
  ],
  models: {
    'adjust-supplier-debt': {
      name: 'adjust-supplier-debt', fields: Object.values(adjustSupplierDebtActionFields), rules: [],
    },
  },
  validate: () => import('#generated/built/partner/adjust-supplier-debt.action.validate.gen.js'),
});
