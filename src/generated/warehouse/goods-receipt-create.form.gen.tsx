// Generated from schemas/warehouse/goods-receipt-create.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { goodsReceiptLineFields, goodsReceiptLineRules } from './goods-receipt-line.entity.gen.ts';
import { goodsReceiptFields, goodsReceiptRules } from './goods-receipt.entity.gen.ts';
import { goodsReceiptWorkflow } from './goods-receipt.workflow.gen.ts';

export const form = createForm({
  screen: 'goods-receipt/create',
  route: '/goods-receipt/create',
  resource: 'goods_receipt',
  title: 'screen.goods-receipt/create.title',
  mode: 'create',
  permissions: ['goods_receipt_create'],
  sections: [
    {
      key: 'main', label: 'screen.goods-receipt/create.section.main', columns: 2,
      inputs: [
        input(goodsReceiptFields.kind, { label: 'goods_receipt.kind' }),
        input(goodsReceiptFields.warehouse_id, { label: 'goods_receipt.warehouse_id' }),
        input(goodsReceiptFields.supplier_id, { label: 'goods_receipt.supplier_id' }),
        input(goodsReceiptFields.expected_at, { label: 'goods_receipt.expected_at' }),
        input(goodsReceiptFields.invoice_no, { label: 'goods_receipt.invoice_no' }),
        input(goodsReceiptFields.vehicle, { label: 'goods_receipt.vehicle' }),
      ],
    },
    {
      key: 'lines', label: 'screen.goods-receipt/create.section.lines',
      inputs: [
        input(goodsReceiptFields.lines, {
          label: 'goods_receipt.lines', scan: { url: '/goods-scanned', count: 'expected_quantity' },
          rows: [
            input(goodsReceiptLineFields.goods_id, { label: 'goods_receipt_line.goods_id' }),
            input(goodsReceiptLineFields.item_per_pack, { label: 'goods_receipt_line.item_per_pack' }),
            input(goodsReceiptLineFields.expected_quantity, { label: 'goods_receipt_line.expected_quantity' }),
            input(goodsReceiptLineFields.expired_date, { label: 'goods_receipt_line.expired_date' }),
            input(goodsReceiptLineFields.lot, { label: 'goods_receipt_line.lot' }),
            input(goodsReceiptLineFields.unit_cost, { label: 'goods_receipt_line.unit_cost' }),
          ],
        }),
      ],
    },
    {
      key: 'money', label: 'screen.goods-receipt/create.section.money', columns: 2,
      inputs: [
        input(goodsReceiptFields.discount, { label: 'goods_receipt.discount' }),
        input(goodsReceiptFields.freight, { label: 'goods_receipt.freight' }),
        input(goodsReceiptFields.amount, { label: 'goods_receipt.amount' }),
        input(goodsReceiptFields.payable, { label: 'goods_receipt.payable' }),
      ],
    },
    {
      key: 'papers', label: 'screen.goods-receipt/create.section.papers', columns: 2,
      inputs: [
        input(goodsReceiptFields.images, { label: 'goods_receipt.images', span: 2 }),
        input(goodsReceiptFields.files, { label: 'goods_receipt.files', span: 2 }),
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
  validate: () => import('#generated/built/warehouse/goods-receipt.validate.gen.js'),
  submit: { next: '/goods-receipt/list/{id}' },
  draft: true,
  display: [{ field: 'code' }],
});

export default function GoodsReceiptCreateForm() {
  return <FormScreen form={form} />;
}
