// Generated from schemas/pos/goods-receipt.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsReceiptLineFields } from '#generated/warehouse/goods-receipt-line.entity.gen.ts';
import { goodsReceiptFields } from '#generated/warehouse/goods-receipt.entity.gen.ts';

export const goodsReceiptList = createList({
  screen: 'pos/goods-receipt-create',
  route: '/pos/goods-receipt-create',
  module: 'pos',
  entity: 'goods_receipt',
  permissions: ['pos_goods_receipt_create'],
  urls: { list: '/pos-goods-receipt-list', count: '/pos-goods-receipt-count', download: '/pos-goods-receipt-download' },
  downloadName: 'shop-receipts.xlsx',
  where: { pos_id: { mine: 'pos' } },
  columns: [
    column(goodsReceiptFields.code, { label: 'goods_receipt.code', show: 'always', sort: true }),
    column(goodsReceiptFields.kind, { label: 'goods_receipt.kind' }),
    column(goodsReceiptFields.transfer_id, { label: 'goods_receipt.transfer_id' }),
    column(goodsReceiptFields.supplier_id, { label: 'goods_receipt.supplier_id' }),
    column(goodsReceiptFields.pos_id, { label: 'goods_receipt.pos_id' }),
    column(goodsReceiptFields.status, { label: 'goods_receipt.status', sort: true }),
    column(goodsReceiptFields.expected_at, { label: 'goods_receipt.expected_at', sort: true }),
    column(goodsReceiptFields.expected_quantity, { label: 'goods_receipt.expected_quantity', sort: true, sum: true }),
    column(goodsReceiptFields.received_quantity, { label: 'goods_receipt.received_quantity', sort: true, sum: true }),
    column(goodsReceiptFields.difference, { label: 'goods_receipt.difference', sort: true, sum: true }),
    column(goodsReceiptFields.received_at, { label: 'goods_receipt.received_at', show: 'optional', sort: true }),
    column(goodsReceiptFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
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
    column(goodsReceiptLineFields.expected_quantity, {
      key: 'lines.expected_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.expected_quantity',
    }),
    column(goodsReceiptLineFields.received_quantity, {
      key: 'lines.received_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.received_quantity',
    }),
    column(goodsReceiptLineFields.variance_reason, {
      key: 'lines.variance_reason', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.variance_reason',
    }),
  ],
  filters: [
    filter(goodsReceiptFields.code, { label: 'goods_receipt.code', kind: 'code_list' }),
    filter(goodsReceiptFields.transfer_id, { label: 'goods_receipt.transfer_id', kind: 'reference' }),
    filter(goodsReceiptFields.pos_id, { label: 'goods_receipt.pos_id', kind: 'reference' }),
    filter(goodsReceiptFields.kind, { label: 'goods_receipt.kind', kind: 'multi_select' }),
    filter(goodsReceiptFields.status, { label: 'goods_receipt.status', kind: 'multi_select' }),
    filter(goodsReceiptFields.received_quantity, { label: 'goods_receipt.received_quantity', kind: 'number_range' }),
    filter(goodsReceiptFields.difference, { label: 'goods_receipt.difference', kind: 'number_range' }),
    filter(goodsReceiptLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'goods_receipt_line' }],
      label: 'goods_receipt_line.goods_id', kind: 'reference',
    }),
    filter(goodsReceiptFields.expected_at, { label: 'goods_receipt.expected_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsReceiptFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsReceiptFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'arriving', where: { status: ['draft', 'receiving'], received_quantity: { to: 0 } } },
    { key: 'counting', where: { status: ['receiving', 'counted'], received_quantity: { from: 1 } } },
  ],
  viewModes: [
    { key: 'arriving', where: { status: ['draft', 'receiving'], received_quantity: { to: 0 } }, badge: 'arriving' },
    { key: 'counting', where: { status: ['receiving', 'counted'], received_quantity: { from: 1 } }, badge: 'counting' },
    { key: 'differences', where: { status: ['closed'], difference: { to: -1 } } },
    { key: 'closed', where: { status: ['closed'] } },
    { key: 'all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
