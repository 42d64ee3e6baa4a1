// Generated from schemas/material/material-receipts.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { materialReceiptLineFields } from './material-receipt-line.entity.gen.ts';
import { materialReceiptFields } from './material-receipt.entity.gen.ts';

export const materialReceiptsList = createList({
  screen: 'material/receipt-history',
  route: '/material/receipt-history',
  module: 'material',
  entity: 'material_receipt',
  permissions: ['material_receipt_history'],
  urls: { list: '/material-receipt-list', count: '/material-receipt-count', download: '/material-receipt-download' },
  downloadName: 'material-receipts.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(materialReceiptFields.code, { label: 'material_receipt.code', show: 'always', sort: true }),
    column(materialReceiptFields.received_on, { label: 'material_receipt.received_on', sort: true }),
    column(materialReceiptFields.supplier_id, { label: 'material_receipt.supplier_id' }),
    column(materialReceiptFields.warehouse_id, { label: 'material_receipt.warehouse_id' }),
    column(materialReceiptFields.requirement_code, { label: 'material_receipt.requirement_code' }),
    column(materialReceiptFields.status, { label: 'material_receipt.status', sort: true }),
    column(materialReceiptFields.line_count, { label: 'material_receipt.line_count' }),
    column(materialReceiptFields.rolls, { label: 'material_receipt.rolls', sort: true, sum: true }),
    column(materialReceiptFields.difference_percent, { label: 'material_receipt.difference_percent', sort: true }),
    column(materialReceiptFields.amount, { label: 'material_receipt.amount', sort: true, sum: true }),
    column(materialReceiptFields.payable, { label: 'material_receipt.payable', sort: true, sum: true }),
    column(materialReceiptFields.uncosted, { label: 'material_receipt.uncosted', show: 'optional' }),
    column(materialReceiptFields.invoice_no, { label: 'material_receipt.invoice_no' }),
    column(materialReceiptFields.images, { label: 'material_receipt.images', show: 'optional' }),
    column(materialReceiptFields.created_by, { label: 'kit.field.created_by' }),
    column(materialReceiptFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(materialReceiptFields.note, { label: 'material_receipt.note', show: 'optional' }),
    column(materialReceiptLineFields.material_id, {
      key: 'lines.material_id', steps: [{ field: 'lines', kind: 'rows', entity: 'material_receipt_line' }],
      label: 'material_receipt_line.material_id',
    }),
    column(materialReceiptLineFields.lot_code, {
      key: 'lines.lot_code', steps: [{ field: 'lines', kind: 'rows', entity: 'material_receipt_line' }],
      label: 'material_receipt_line.lot_code',
    }),
    column(materialReceiptLineFields.shade, {
      key: 'lines.shade', steps: [{ field: 'lines', kind: 'rows', entity: 'material_receipt_line' }],
      label: 'material_receipt_line.shade',
    }),
    column(materialReceiptLineFields.expected, {
      key: 'lines.expected', steps: [{ field: 'lines', kind: 'rows', entity: 'material_receipt_line' }],
      label: 'material_receipt_line.expected',
    }),
    column(materialReceiptLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'material_receipt_line' }],
      label: 'material_receipt_line.quantity',
    }),
    column(materialReceiptLineFields.unit, {
      key: 'lines.unit', steps: [{ field: 'lines', kind: 'rows', entity: 'material_receipt_line' }],
      label: 'material_receipt_line.unit',
    }),
    column(materialReceiptLineFields.defect_note, {
      key: 'lines.defect_note', steps: [{ field: 'lines', kind: 'rows', entity: 'material_receipt_line' }],
      label: 'material_receipt_line.defect_note',
    }),
    column(materialReceiptLineFields.unit_price, {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'material_receipt_line' }],
      label: 'material_receipt_line.unit_price',
    }),
    column(materialReceiptLineFields.amount, {
      key: 'lines.amount', steps: [{ field: 'lines', kind: 'rows', entity: 'material_receipt_line' }],
      label: 'material_receipt_line.amount',
    }),
  ],
  filters: [
    filter(materialReceiptFields.code, { label: 'material_receipt.code', kind: 'code_list' }),
    filter(materialReceiptFields.supplier_id, { label: 'material_receipt.supplier_id', kind: 'reference' }),
    filter(materialReceiptFields.warehouse_id, { label: 'material_receipt.warehouse_id', kind: 'reference' }),
    filter(materialReceiptFields.status, { label: 'material_receipt.status', kind: 'multi_select' }),
    filter(materialReceiptFields.received_on, {
      label: 'material_receipt.received_on', kind: 'date_range', maxDays: 360,
    }),
    filter(materialReceiptFields.requirement_code, { label: 'material_receipt.requirement_code', kind: 'text' }),
    filter(materialReceiptFields.invoice_no, { label: 'material_receipt.invoice_no', kind: 'text' }),
    filter(materialReceiptFields.uncosted, { label: 'material_receipt.uncosted', kind: 'number_range' }),
    filter(materialReceiptFields.difference_percent, {
      label: 'material_receipt.difference_percent', kind: 'number_range',
    }),
    filter(materialReceiptLineFields.material_id, {
      key: 'lines.material_id', steps: [{ field: 'lines', kind: 'rows', entity: 'material_receipt_line' }],
      label: 'material_receipt_line.material_id', kind: 'reference',
    }),
    filter(materialReceiptFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'open', where: { status: ['draft', 'checked'] } },
    { key: 'no_price', where: { status: ['posted'], uncosted: { from: 1 } } },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'open', where: { status: ['draft', 'checked'] }, badge: 'open' },
    { key: 'posted', where: { status: ['posted'] } },
    {
      key: 'no_price', where: { status: ['posted'], uncosted: { from: 1 } }, badge: 'no_price',
      permissions: ['administration_goods_cost'],
    },
    { key: 'short', where: { difference_percent: { to: -2 } } },
    { key: 'canceled', where: { status: ['canceled'] } },
  ],
  sort: { field: 'received_on', order: 'DESC' },
});
