// Generated from schemas/administration/goods-debt-adjust.form.json. Edit that file and run `npm run generate`.
import { debtAdjustmentFields, debtAdjustmentRules } from '#generated/partner/debt-adjustment.entity.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/goods-debt/adjust',
  route: '/administration/goods-debt/adjust',
  resource: 'debt_adjustment',
  title: 'screen.administration/goods-debt/adjust.title',
  mode: 'create',
  permissions: ['administration_goods_debt'],
  sections: [
    {
      key: 'main', label: 'screen.administration/goods-debt/adjust.section.main', columns: 2,
      inputs: [
        input(debtAdjustmentFields.partner_kind, { label: 'debt_adjustment.partner_kind' }),
        input(debtAdjustmentFields.supplier_id, { label: 'debt_adjustment.supplier_id' }),
        input(debtAdjustmentFields.consignee_id, { label: 'debt_adjustment.consignee_id' }),
        input(debtAdjustmentFields.distributor_id, { label: 'debt_adjustment.distributor_id' }),
        input(debtAdjustmentFields.kind, { label: 'debt_adjustment.kind' }),
        input(debtAdjustmentFields.amount, {
          label: 'debt_adjustment.amount', help: 'screen.administration/goods-debt/adjust.help.amount',
        }),
        input(debtAdjustmentFields.due_on, {
          label: 'debt_adjustment.due_on', help: 'screen.administration/goods-debt/adjust.help.due_on',
        }),
        input(debtAdjustmentFields.reason, { label: 'debt_adjustment.reason', span: 2 }),
      ],
    },
  ],
  models: {
    debt_adjustment: {
      name: 'debt_adjustment', fields: Object.values(debtAdjustmentFields), rules: debtAdjustmentRules,
    },
  },
  validate: () => import('#generated/built/partner/debt-adjustment.validate.gen.js'),
  submit: { next: '/administration/goods-debt' },
  prefill: ['partner_kind', 'supplier_id', 'consignee_id', 'distributor_id', 'kind'],
  display: [{ field: 'code' }],
});

export default function GoodsDebtAdjustForm() {
  return <FormScreen form={form} />;
}
