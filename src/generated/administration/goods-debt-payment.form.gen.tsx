// Generated from schemas/administration/goods-debt-payment.form.json. Edit that file and run `npm run generate`.
import { paymentLineFields, paymentLineRules } from '#generated/partner/payment-line.entity.gen.ts';
import { paymentFields, paymentRules } from '#generated/partner/payment.entity.gen.ts';
import { paymentWorkflow } from '#generated/partner/payment.workflow.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/goods-debt/payment',
  route: '/administration/goods-debt/payment',
  resource: 'payment',
  title: 'screen.administration/goods-debt/payment.title',
  mode: 'edit',
  permissions: ['administration_goods_debt'],
  create: ['administration_goods_debt'],
  sections: [
    {
      key: 'main', label: 'screen.administration/goods-debt/payment.section.main', columns: 2,
      inputs: [
        input(paymentFields.partner_kind, { label: 'payment.partner_kind' }),
        input(paymentFields.supplier_id, { label: 'payment.supplier_id' }),
        input(paymentFields.consignee_id, { label: 'payment.consignee_id' }),
        input(paymentFields.distributor_id, { label: 'payment.distributor_id' }),
        input(paymentFields.direction, { label: 'payment.direction' }),
        input(paymentFields.value, { label: 'payment.value' }),
        input(paymentFields.date, { label: 'payment.date' }),
        input(paymentFields.method, { label: 'payment.method' }),
        input(paymentFields.bank_ref, { label: 'payment.bank_ref' }),
        input(paymentFields.balance_after, { label: 'payment.balance_after' }),
        input(paymentFields.images, { label: 'payment.images', span: 2 }),
        input(paymentFields.note, { label: 'payment.note', span: 2 }),
      ],
    },
    {
      key: 'lines', label: 'screen.administration/goods-debt/payment.section.lines',
      inputs: [
        input(paymentFields.lines, {
          label: 'payment.lines', help: 'screen.administration/goods-debt/payment.help.lines',
          rows: [
            input(paymentLineFields.entry_id, { label: 'payment_line.entry_id' }),
            input(paymentLineFields.due_on, { label: 'payment_line.due_on' }),
            input(paymentLineFields.amount, { label: 'payment_line.amount' }),
          ],
        }),
      ],
    },
  ],
  models: {
    payment: {
      name: 'payment', fields: Object.values(paymentFields), rules: paymentRules, workflows: [paymentWorkflow],
    },
    payment_line: {
      name: 'payment_line', fields: Object.values(paymentLineFields), rules: paymentLineRules,
      parent: { entity: 'payment', foreignKey: 'payment_id', field: 'lines' },
    },
  },
  workflows: [paymentWorkflow],
  validate: () => import('#generated/built/partner/payment.validate.gen.js'),
  prefill: ['partner_kind', 'supplier_id', 'consignee_id', 'distributor_id', 'direction', 'value'],
  display: [{ field: 'code' }],
});

export default function GoodsDebtPaymentForm() {
  return <FormScreen form={form} />;
}
