// Generated from schemas/pos/goods-receipt.form.json. Edit that file and run `npm run generate`.
import { goodsReceiptLineFields, goodsReceiptLineRules } from '#generated/warehouse/goods-receipt-line.entity.gen.ts';
import { goodsReceiptFields, goodsReceiptRules } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import { goodsReceiptWorkflow } from '#generated/warehouse/goods-receipt.workflow.gen.ts';
import { postDebtAction } from '#generated/warehouse/post-debt.action.gen.ts';
import { setReceiptCostsAction } from '#generated/warehouse/set-receipt-costs.action.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'pos/goods-receipt-create',
  route: '/pos/goods-receipt-create',
  resource: 'goods_receipt',
  title: 'screen.pos/goods-receipt-create.title',
  mode: 'edit',
  permissions: ['pos_goods_receipt_create'],
  create: ['pos_goods_receipt_create'],
  sections: [
    {
      key: 'main', label: 'screen.pos/goods-receipt-create.section.main', columns: 2,
      inputs: [
        input(goodsReceiptFields.warehouse_id, { label: 'goods_receipt.warehouse_id', mine: 'shop' }),
        input(goodsReceiptFields.kind, { label: 'goods_receipt.kind' }),
        input(goodsReceiptFields.supplier_id, { label: 'goods_receipt.supplier_id' }),
        input(goodsReceiptFields.transfer_id, { label: 'goods_receipt.transfer_id' }),
        input(goodsReceiptFields.expected_at, { label: 'goods_receipt.expected_at' }),
        input(goodsReceiptFields.invoice_no, { label: 'goods_receipt.invoice_no' }),
        input(goodsReceiptFields.code, { label: 'goods_receipt.code' }),
        input(goodsReceiptFields.received_at, { label: 'goods_receipt.received_at' }),
      ],
    },
    {
      key: 'lines', label: 'screen.pos/goods-receipt-create.section.lines',
      inputs: [
        input(goodsReceiptFields.lines, {
          label: 'goods_receipt.lines',
          rows: [
            input(goodsReceiptLineFields.goods_id, { label: 'goods_receipt_line.goods_id' }),
            input(goodsReceiptLineFields.status, { label: 'goods_receipt_line.status' }),
            input(goodsReceiptLineFields.expected_quantity, { label: 'goods_receipt_line.expected_quantity' }),
            input(goodsReceiptLineFields.received_quantity, { label: 'goods_receipt_line.received_quantity' }),
            input(goodsReceiptLineFields.damaged_quantity, { label: 'goods_receipt_line.damaged_quantity' }),
            input(goodsReceiptLineFields.variance_reason, { label: 'goods_receipt_line.variance_reason' }),
            input(goodsReceiptLineFields.expired_date, { label: 'goods_receipt_line.expired_date' }),
            input(goodsReceiptLineFields.lot, { label: 'goods_receipt_line.lot' }),
          ],
        }),
      ],
    },
    {
      key: 'papers', label: 'screen.pos/goods-receipt-create.section.papers', columns: 2,
      inputs: [
        input(goodsReceiptFields.expected_quantity, { label: 'goods_receipt.expected_quantity' }),
        input(goodsReceiptFields.received_quantity, { label: 'goods_receipt.received_quantity' }),
        input(goodsReceiptFields.difference, { label: 'goods_receipt.difference' }),
        input(goodsReceiptFields.images, { label: 'goods_receipt.images', span: 2 }),
        input(goodsReceiptFields.note, { label: 'goods_receipt.note', span: 2 }),
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
  draft: true,
  aside: {
    facts: [
      { field: goodsReceiptFields.received_quantity, label: 'goods_receipt.received_quantity' },
      { field: goodsReceiptFields.difference, label: 'goods_receipt.difference' },
      { field: goodsReceiptFields.received_at, label: 'goods_receipt.received_at' },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function GoodsReceiptForm() {
  return <FormScreen form={form} />;
}
