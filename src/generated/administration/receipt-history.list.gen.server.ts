// Generated from schemas/administration/receipt-history.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsReceiptLineFields } from '#generated/warehouse/goods-receipt-line.entity.gen.ts';
import { goodsReceiptFields } from '#generated/warehouse/goods-receipt.entity.gen.ts';

export const receiptHistoryList = createList({
  screen: 'administration/receipt-history',
  route: '/administration/receipt-history',
  module: 'administration',
  entity: 'goods_receipt',
  permissions: ['administration_receipt_history'],
  urls: { list: '/receipt-history-list', count: '/receipt-history-count', download: '/receipt-history-download' },
  downloadName: 'receipt-history.xlsx',
  columns: [
    column(goodsReceiptFields.code, { label: 'goods_receipt.code', show: 'always', sort: true }),
    column(goodsReceiptFields.received_at, { label: 'goods_receipt.received_at', sort: true }),
    column(goodsReceiptFields.warehouse_id, { label: 'goods_receipt.warehouse_id' }),
    column(goodsReceiptFields.supplier_id, { label: 'goods_receipt.supplier_id' }),
    column(goodsReceiptFields.kind, { label: 'goods_receipt.kind' }),
    column(goodsReceiptFields.status, { label: 'goods_receipt.status' }),
    column(goodsReceiptFields.expected_quantity, { label: 'goods_receipt.expected_quantity', sort: true, sum: true }),
    column(goodsReceiptFields.received_quantity, { label: 'goods_receipt.received_quantity', sort: true, sum: true }),
    column(goodsReceiptFields.difference, { label: 'goods_receipt.difference', sort: true, sum: true }),
    column(goodsReceiptFields.damaged_quantity, { label: 'goods_receipt.damaged_quantity', sort: true, sum: true }),
    column(goodsReceiptFields.amount, { label: 'goods_receipt.amount', sort: true, sum: true }),
    column(goodsReceiptFields.payable, { label: 'goods_receipt.payable', sort: true, sum: true }),
    column(goodsReceiptFields.cost_state, { label: 'goods_receipt.cost_state' }),
    column(goodsReceiptFields.debt_posted_at, { label: 'goods_receipt.debt_posted_at', sort: true }),
    column(goodsReceiptFields.invoice_no, { label: 'goods_receipt.invoice_no' }),
    column(goodsReceiptFields.images, { label: 'goods_receipt.images', show: 'optional' }),
    column(goodsReceiptFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(goodsReceiptFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(goodsReceiptLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.sku',
    }),
    column(goodsReceiptLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.name',
    }),
    column(goodsReceiptLineFields.expected_quantity, {
      key: 'lines.expected_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.expected_quantity',
    }),
    column(goodsReceiptLineFields.received_quantity, {
      key: 'lines.received_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.received_quantity',
    }),
    column(goodsReceiptLineFields.damaged_quantity, {
      key: 'lines.damaged_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.damaged_quantity',
    }),
    column(goodsReceiptLineFields.expired_date, {
      key: 'lines.expired_date', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.expired_date',
    }),
    column(goodsReceiptLineFields.status, {
      key: 'lines.status', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.status',
    }),
    column(goodsReceiptLineFields.unit_cost, {
      key: 'lines.unit_cost', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.unit_cost',
    }),
    column(goodsReceiptLineFields.amount, {
      key: 'lines.amount', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.amount',
    }),
    column(goodsReceiptLineFields.variance_reason, {
      key: 'lines.variance_reason', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.variance_reason',
    }),
  ],
  filters: [
    filter(goodsReceiptFields.code, { label: 'goods_receipt.code', kind: 'code_list' }),
    filter(goodsReceiptFields.supplier_id, { label: 'goods_receipt.supplier_id', kind: 'reference' }),
    filter(goodsReceiptFields.warehouse_id, { label: 'goods_receipt.warehouse_id', kind: 'reference' }),
    filter(goodsReceiptFields.kind, { label: 'goods_receipt.kind', kind: 'multi_select' }),
    filter(goodsReceiptFields.status, { label: 'goods_receipt.status', kind: 'multi_select' }),
    filter(goodsReceiptFields.received_at, { label: 'goods_receipt.received_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsReceiptFields.invoice_no, { label: 'goods_receipt.invoice_no', kind: 'text' }),
    filter(goodsReceiptFields.difference, { label: 'goods_receipt.difference', kind: 'number_range' }),
    filter(goodsReceiptFields.received_quantity, { label: 'goods_receipt.received_quantity', kind: 'number_range' }),
    filter(goodsReceiptFields.damaged_quantity, { label: 'goods_receipt.damaged_quantity', kind: 'number_range' }),
    filter(goodsReceiptFields.payable, { label: 'goods_receipt.payable', kind: 'number_range' }),
    filter(goodsReceiptFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(goodsReceiptFields.cost_state, { label: 'goods_receipt.cost_state', kind: 'multi_select' }),
    filter(goodsReceiptLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.goods_id', kind: 'reference',
    }),
  ],
  counts: [
    {
      key: 'no_cost',
      where: {
        status: ['counted', 'approved', 'stowing', 'closed'], kind: ['purchase'], cost_state: ['missing', 'partial'],
      },
    },
    {
      key: 'to_post',
      where: {
        status: ['counted', 'approved', 'stowing', 'closed'], kind: ['purchase'], cost_state: ['set'],
        debt_posted_at: [null],
      },
    },
  ],
  viewModes: [
    { key: 'received', where: { status: ['counted', 'approved', 'stowing', 'closed'] } },
    {
      key: 'no_cost',
      where: {
        status: ['counted', 'approved', 'stowing', 'closed'], kind: ['purchase'], cost_state: ['missing', 'partial'],
      },
      badge: 'no_cost', permissions: ['administration_goods_cost'],
    },
    {
      key: 'to_post',
      where: {
        status: ['counted', 'approved', 'stowing', 'closed'], kind: ['purchase'], cost_state: ['set'],
        debt_posted_at: [null],
      },
      badge: 'to_post', permissions: ['administration_goods_debt'],
    },
    { key: 'all' },
    {
      key: 'goods',
      columns: [
        'code', 'received_at', 'warehouse_id', 'supplier_id', 'lines.sku', 'lines.name', 'lines.expected_quantity',
        'lines.received_quantity', 'lines.damaged_quantity', 'lines.expired_date', 'lines.unit_cost', 'lines.amount',
        'lines.status',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'received_at', order: 'DESC' },
});
