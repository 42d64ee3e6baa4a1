// Generated from schemas/administration/receipt-history.form.json. Edit that file and run `npm run generate`.
import { goodsReceiptLineFields, goodsReceiptLineRules } from '#generated/warehouse/goods-receipt-line.entity.gen.ts';
import { goodsReceiptFields, goodsReceiptRules } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import { goodsReceiptWorkflow } from '#generated/warehouse/goods-receipt.workflow.gen.ts';
import { postDebtAction } from '#generated/warehouse/post-debt.action.gen.ts';
import { setReceiptCostsAction } from '#generated/warehouse/set-receipt-costs.action.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/receipt-history',
  route: '/administration/receipt-history',
  resource: 'goods_receipt',
  title: 'screen.administration/receipt-history.title',
  mode: 'edit',
  permissions: ['administration_receipt_history'],
  sections: [
    {
      key: 'main', label: 'screen.administration/receipt-history.section.main', columns: 2,
      inputs: [
        input(goodsReceiptFields.code, { label: 'goods_receipt.code' }),
        input(goodsReceiptFields.kind, { label: 'goods_receipt.kind' }),
        input(goodsReceiptFields.warehouse_id, { label: 'goods_receipt.warehouse_id' }),
        input(goodsReceiptFields.supplier_id, { label: 'goods_receipt.supplier_id' }),
        input(goodsReceiptFields.received_at, { label: 'goods_receipt.received_at' }),
        input(goodsReceiptFields.invoice_no, { label: 'goods_receipt.invoice_no' }),
        input(goodsReceiptFields.discount, { label: 'goods_receipt.discount' }),
        input(goodsReceiptFields.freight, { label: 'goods_receipt.freight' }),
        input(goodsReceiptFields.amount, { label: 'goods_receipt.amount' }),
        input(goodsReceiptFields.payable, { label: 'goods_receipt.payable' }),
        input(goodsReceiptFields.cost_state, { label: 'goods_receipt.cost_state' }),
        input(goodsReceiptFields.debt_posted_at, { label: 'goods_receipt.debt_posted_at' }),
      ],
    },
    {
      key: 'goods', label: 'screen.administration/receipt-history.section.goods',
      inputs: [
        input(goodsReceiptFields.lines, {
          label: 'goods_receipt.lines',
          rows: [
            input(goodsReceiptLineFields.goods_id, { label: 'goods_receipt_line.goods_id' }),
            input(goodsReceiptLineFields.status, { label: 'goods_receipt_line.status' }),
            input(goodsReceiptLineFields.expected_quantity, { label: 'goods_receipt_line.expected_quantity' }),
            input(goodsReceiptLineFields.received_quantity, { label: 'goods_receipt_line.received_quantity' }),
            input(goodsReceiptLineFields.damaged_quantity, { label: 'goods_receipt_line.damaged_quantity' }),
            input(goodsReceiptLineFields.expired_date, { label: 'goods_receipt_line.expired_date' }),
            input(goodsReceiptLineFields.lot, { label: 'goods_receipt_line.lot' }),
            input(goodsReceiptLineFields.last_cost, { label: 'goods_receipt_line.last_cost' }),
            input(goodsReceiptLineFields.unit_cost, { label: 'goods_receipt_line.unit_cost' }),
            input(goodsReceiptLineFields.amount, { label: 'goods_receipt_line.amount' }),
            input(goodsReceiptLineFields.variance_reason, { label: 'goods_receipt_line.variance_reason' }),
          ],
        }),
      ],
    },
    {
      key: 'papers', label: 'screen.administration/receipt-history.section.papers',
      inputs: [
        input(goodsReceiptFields.images, { label: 'goods_receipt.images' }),
        input(goodsReceiptFields.files, { label: 'goods_receipt.files' }),
        input(goodsReceiptFields.note, { label: 'goods_receipt.note' }),
      ],
    },
  ],
  models: {
    goods_receipt: {
      name: 'goods_receipt', fields: Object.values(goodsReceiptFields), rules: goodsReceiptRules,
      workflows: [goodsReceiptWorkflow],
    },
    goods_receipt_line: {
      name: 'goods_receipt_line', fields: Object.values(goodsReceiptLineFields), rules: goodsReceiptLineRules,
      parent: { entity: 'goods_receipt', foreignKey: 'goods_receipt_id', field: 'lines' },
    },
  },
  workflows: [goodsReceiptWorkflow],
  actions: [postDebtAction, setReceiptCostsAction],
  validate: () => import('#generated/built/warehouse/goods-receipt.validate.gen.js'),
  aside: {
    facts: [
      { field: goodsReceiptFields.status, label: 'goods_receipt.status' },
      { field: goodsReceiptFields.received_quantity, label: 'goods_receipt.received_quantity' },
      { field: goodsReceiptFields.difference, label: 'goods_receipt.difference' },
      { field: goodsReceiptFields.damaged_quantity, label: 'goods_receipt.damaged_quantity' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function ReceiptHistoryForm() {
  return <FormScreen form={form} />;
}
