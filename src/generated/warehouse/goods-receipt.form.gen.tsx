// Generated from schemas/warehouse/goods-receipt.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { goodsReceiptLineFields, goodsReceiptLineRules } from './goods-receipt-line.entity.gen.ts';
import { goodsReceiptFields, goodsReceiptRules } from './goods-receipt.entity.gen.ts';
import { goodsReceiptWorkflow } from './goods-receipt.workflow.gen.ts';
import { postDebtAction } from './post-debt.action.gen.ts';
import { setReceiptCostsAction } from './set-receipt-costs.action.gen.ts';

export const form = createForm({
  screen: 'goods-receipt/list',
  route: '/goods-receipt/list',
  resource: 'goods_receipt',
  title: 'screen.goods-receipt/list.title',
  mode: 'edit',
  permissions: ['goods_receipt_create'],
  sections: [
    {
      key: 'main', label: 'screen.goods-receipt/list.section.main', columns: 2,
      inputs: [
        input(goodsReceiptFields.code, { label: 'goods_receipt.code' }),
        input(goodsReceiptFields.kind, { label: 'goods_receipt.kind' }),
        input(goodsReceiptFields.warehouse_id, { label: 'goods_receipt.warehouse_id' }),
        input(goodsReceiptFields.supplier_id, { label: 'goods_receipt.supplier_id' }),
        input(goodsReceiptFields.transfer_id, { label: 'goods_receipt.transfer_id' }),
        input(goodsReceiptFields.expected_at, { label: 'goods_receipt.expected_at' }),
        input(goodsReceiptFields.received_at, { label: 'goods_receipt.received_at' }),
        input(goodsReceiptFields.invoice_no, { label: 'goods_receipt.invoice_no' }),
        input(goodsReceiptFields.vehicle, { label: 'goods_receipt.vehicle' }),
      ],
    },
    {
      key: 'lines', label: 'screen.goods-receipt/list.section.lines',
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
            input(goodsReceiptLineFields.item_per_pack, { label: 'goods_receipt_line.item_per_pack' }),
            input(goodsReceiptLineFields.unit_cost, { label: 'goods_receipt_line.unit_cost' }),
            input(goodsReceiptLineFields.amount, { label: 'goods_receipt_line.amount' }),
          ],
        }),
      ],
    },
    {
      key: 'sums', label: 'screen.goods-receipt/list.section.sums', columns: 2,
      inputs: [
        input(goodsReceiptFields.sku_count, { label: 'goods_receipt.sku_count' }),
        input(goodsReceiptFields.received_quantity, { label: 'goods_receipt.received_quantity' }),
        input(goodsReceiptFields.damaged_quantity, { label: 'goods_receipt.damaged_quantity' }),
      ],
    },
    {
      key: 'money', label: 'screen.goods-receipt/list.section.money', columns: 2,
      inputs: [
        input(goodsReceiptFields.discount, { label: 'goods_receipt.discount' }),
        input(goodsReceiptFields.freight, { label: 'goods_receipt.freight' }),
        input(goodsReceiptFields.amount, { label: 'goods_receipt.amount' }),
        input(goodsReceiptFields.payable, { label: 'goods_receipt.payable' }),
        input(goodsReceiptFields.cost_state, { label: 'goods_receipt.cost_state' }),
      ],
    },
    {
      key: 'papers', label: 'screen.goods-receipt/list.section.papers', columns: 2,
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
  actions: [postDebtAction, setReceiptCostsAction],
  validate: () => import('#generated/built/warehouse/goods-receipt.validate.gen.js'),
  aside: {
    facts: [
      { field: goodsReceiptFields.received_quantity, label: 'goods_receipt.received_quantity' },
      { field: goodsReceiptFields.difference, label: 'goods_receipt.difference' },
      { field: goodsReceiptFields.payable, label: 'goods_receipt.payable' },
      { field: goodsReceiptFields.received_at, label: 'goods_receipt.received_at' },
    ],
    related: [
      {
        label: 'screen.nsca/stamp.title', route: '/nsca/stamp', filter: 'receipt_code', from: 'code', isChoice: true,
        permissions: ['nsca_stamp'],
        list: {
          screen: 'nsca/stamp', urls: { list: '/stamp-list', count: '/stamp-count', download: '/stamp-download' },
          viewModes: ['all', 'unprinted', 'recalled'],
        },
      },
      {
        label: 'screen.warehouse/task.title', route: '/warehouse/task', filter: 'receipt_tracking_id', from: 'code',
        isChoice: true, permissions: ['warehouse_employee_warning'],
        list: {
          screen: 'warehouse/task',
          urls: { list: '/warehouse-task-list', count: '/warehouse-task-count', download: '/warehouse-task-download' },
          viewModes: ['records', 'errors'],
        },
      },
      {
        label: 'screen.goods/list/moves.title', route: '/goods/list/moves', filter: 'document_code', from: 'code',
        isChoice: false, permissions: ['goods_manager'],
        list: {
          screen: 'goods/list/moves',
          urls: { list: '/stock-move-list', count: '/stock-move-count', download: '/stock-move-download' },
          viewModes: [],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'code' }],
});

export default function GoodsReceiptForm() {
  return <FormScreen form={form} />;
}
