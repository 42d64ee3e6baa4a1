// Generated from schemas/warehouse/goods-receipts.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsReceiptLineFields } from './goods-receipt-line.entity.gen.ts';
import { goodsReceiptFields } from './goods-receipt.entity.gen.ts';

export const goodsReceiptsList = createList({
  screen: 'goods-receipt/list',
  route: '/goods-receipt/list',
  module: 'warehouse',
  entity: 'goods_receipt',
  permissions: ['goods_receipt_create'],
  urls: { list: '/goods-receipt-list', count: '/goods-receipt-count', download: '/goods-receipt-download' },
  downloadName: 'goods-receipts.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(goodsReceiptFields.code, { label: 'goods_receipt.code', show: 'always', sort: true }),
    column(goodsReceiptFields.kind, { label: 'goods_receipt.kind' }),
    column(goodsReceiptFields.supplier_id, { label: 'goods_receipt.supplier_id' }),
    column(goodsReceiptFields.transfer_id, { label: 'goods_receipt.transfer_id', show: 'optional' }),
    column(goodsReceiptFields.warehouse_id, { label: 'goods_receipt.warehouse_id' }),
    column(goodsReceiptFields.status, { label: 'goods_receipt.status', sort: true }),
    column(goodsReceiptFields.expected_at, { label: 'goods_receipt.expected_at', sort: true }),
    column(goodsReceiptFields.sku_count, { label: 'goods_receipt.sku_count' }),
    column(goodsReceiptFields.expected_quantity, { label: 'goods_receipt.expected_quantity', sort: true, sum: true }),
    column(goodsReceiptFields.received_quantity, { label: 'goods_receipt.received_quantity', sort: true, sum: true }),
    column(goodsReceiptFields.damaged_quantity, { label: 'goods_receipt.damaged_quantity', sort: true, sum: true }),
    column(goodsReceiptFields.difference, {
      label: 'goods_receipt.difference', show: 'optional', sort: true, sum: true,
    }),
    column(goodsReceiptFields.amount, { label: 'goods_receipt.amount', sort: true, sum: true }),
    column(goodsReceiptFields.payable, { label: 'goods_receipt.payable', sort: true, sum: true }),
    column(goodsReceiptFields.invoice_no, { label: 'goods_receipt.invoice_no', show: 'optional' }),
    column(goodsReceiptFields.vehicle, { label: 'goods_receipt.vehicle', show: 'optional' }),
    column(goodsReceiptFields.received_at, { label: 'goods_receipt.received_at', show: 'optional', sort: true }),
    column(goodsReceiptFields.created_by, { label: 'kit.field.created_by' }),
    column(goodsReceiptFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(goodsReceiptFields.note, { label: 'goods_receipt.note', show: 'optional' }),
    column(goodsReceiptLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.sku',
    }),
    column(goodsReceiptLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.name',
    }),
    column(goodsReceiptLineFields.status, {
      key: 'lines.status', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.status',
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
    filter(goodsReceiptFields.expected_at, { label: 'goods_receipt.expected_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsReceiptFields.invoice_no, { label: 'goods_receipt.invoice_no', kind: 'text' }),
    filter(goodsReceiptFields.transfer_id, { label: 'goods_receipt.transfer_id', kind: 'reference' }),
    filter(goodsReceiptLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.goods_id', kind: 'reference',
    }),
    filter(goodsReceiptFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsReceiptFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    {
      key: 'expected_today',
      where: { status: ['draft', 'receiving'], expected_at: { from: { today: 0 }, to: { today: 0 } } },
    },
    { key: 'receiving', where: { status: ['receiving'] } },
    { key: 'to_approve', where: { status: ['counted'] } },
    { key: 'to_stow', where: { status: ['approved', 'stowing'] } },
  ],
  statistics: [
    { key: 'receiving', label: 'screen.goods-receipt/list.statistic.receiving', count: 'receiving', mode: 'receiving' },
    {
      key: 'to_approve', label: 'screen.goods-receipt/list.statistic.to_approve', count: 'to_approve',
      mode: 'to_approve',
    },
  ],
  viewModes: [
    { key: 'all' },
    {
      key: 'expected_today',
      where: { status: ['draft', 'receiving'], expected_at: { from: { today: 0 }, to: { today: 0 } } },
      badge: 'expected_today',
    },
    { key: 'receiving', where: { status: ['receiving'] }, badge: 'receiving' },
    { key: 'to_approve', where: { status: ['counted'] }, badge: 'to_approve' },
    { key: 'to_stow', where: { status: ['approved', 'stowing'] }, badge: 'to_stow' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
