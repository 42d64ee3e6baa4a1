// Generated from schemas/material/material-receipts.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { materialReceiptLineFields } from './material-receipt-line.entity.gen.ts';
import { type MaterialReceipt, materialReceiptFields } from './material-receipt.entity.gen.ts';
import { materialReceiptWorkflow } from './material-receipt.workflow.gen.ts';

export const list = createList({
  screen: 'material/receipt-history',
  route: '/material/receipt-history',
  resource: 'material_receipt',
  title: 'screen.material/receipt-history.title',
  permissions: ['material_receipt_history'],
  urls: { list: '/material-receipt-list', count: '/material-receipt-count', download: '/material-receipt-download' },
  downloadName: 'material-receipts.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(materialReceiptFields.code, {
      label: 'material_receipt.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/material/receipt-history',
    }),
    column(materialReceiptFields.received_on, { label: 'material_receipt.received_on', cell: 'date', sort: true }),
    column(materialReceiptFields.supplier_id, { label: 'material_receipt.supplier_id', cell: 'reference', width: 220 }),
    column(materialReceiptFields.warehouse_id, {
      label: 'material_receipt.warehouse_id', cell: 'reference', width: 200,
    }),
    column(materialReceiptFields.requirement_code, { label: 'material_receipt.requirement_code', cell: 'code' }),
    column(materialReceiptFields.status, { label: 'material_receipt.status', cell: 'enum', sort: true }),
    column(materialReceiptFields.line_count, { label: 'material_receipt.line_count', cell: 'number' }),
    column(materialReceiptFields.rolls, {
      label: 'material_receipt.rolls', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(materialReceiptFields.difference_percent, {
      label: 'material_receipt.difference_percent', cell: 'number', sort: true,
    }),
    column(materialReceiptFields.amount, {
      label: 'material_receipt.amount', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(materialReceiptFields.payable, {
      label: 'material_receipt.payable', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(materialReceiptFields.uncosted, { label: 'material_receipt.uncosted', cell: 'number', show: 'optional' }),
    column(materialReceiptFields.invoice_no, { label: 'material_receipt.invoice_no', cell: 'code' }),
    column(materialReceiptFields.images, { label: 'material_receipt.images', cell: 'gallery', show: 'optional' }),
    column(materialReceiptFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(materialReceiptFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(materialReceiptFields.note, { label: 'material_receipt.note', cell: 'text', show: 'optional' }),
    column(materialReceiptLineFields.material_id, {
      key: 'lines.material_id', label: 'material_receipt_line.material_id', cell: 'reference', width: 240,
    }),
    column(materialReceiptLineFields.lot_code, {
      key: 'lines.lot_code', label: 'material_receipt_line.lot_code', cell: 'code',
    }),
    column(materialReceiptLineFields.shade, { key: 'lines.shade', label: 'material_receipt_line.shade', cell: 'text' }),
    column(materialReceiptLineFields.expected, {
      key: 'lines.expected', label: 'material_receipt_line.expected', cell: 'number',
    }),
    column(materialReceiptLineFields.quantity, {
      key: 'lines.quantity', label: 'material_receipt_line.quantity', cell: 'number',
    }),
    column(materialReceiptLineFields.unit, { key: 'lines.unit', label: 'material_receipt_line.unit', cell: 'enum' }),
    column(materialReceiptLineFields.defect_note, {
      key: 'lines.defect_note', label: 'material_receipt_line.defect_note', cell: 'text',
    }),
    column(materialReceiptLineFields.unit_price, {
      key: 'lines.unit_price', label: 'material_receipt_line.unit_price', cell: 'money',
    }),
    column(materialReceiptLineFields.amount, {
      key: 'lines.amount', label: 'material_receipt_line.amount', cell: 'money',
    }),
  ],
  filters: [
    filter(materialReceiptFields.code, { label: 'material_receipt.code', kind: 'code_list' }),
    filter(materialReceiptFields.supplier_id, { label: 'material_receipt.supplier_id', kind: 'reference' }),
    filter(materialReceiptFields.warehouse_id, { label: 'material_receipt.warehouse_id', kind: 'reference' }),
    filter(materialReceiptFields.status, { label: 'material_receipt.status', kind: 'multi_select' }),
    filter(materialReceiptFields.received_on, {
      label: 'material_receipt.received_on', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(materialReceiptFields.requirement_code, { label: 'material_receipt.requirement_code', kind: 'text' }),
    filter(materialReceiptFields.invoice_no, { label: 'material_receipt.invoice_no', kind: 'text' }),
    filter(materialReceiptFields.uncosted, { label: 'material_receipt.uncosted', kind: 'number_range', place: 'panel' }),
    filter(materialReceiptFields.difference_percent, {
      label: 'material_receipt.difference_percent', kind: 'number_range', place: 'panel',
    }),
    filter(materialReceiptLineFields.material_id, {
      key: 'lines.material_id', label: 'material_receipt_line.material_id', kind: 'reference', place: 'panel',
    }),
    filter(materialReceiptFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['open', 'no_price'],
  viewModes: [
    { key: 'all', label: 'screen.material/receipt-history.mode.all' },
    { key: 'open', label: 'screen.material/receipt-history.mode.open', badge: 'open' },
    { key: 'posted', label: 'screen.material/receipt-history.mode.posted' },
    {
      key: 'no_price', label: 'screen.material/receipt-history.mode.no_price', badge: 'no_price',
      permissions: ['administration_goods_cost'],
    },
    { key: 'short', label: 'screen.material/receipt-history.mode.short' },
    { key: 'canceled', label: 'screen.material/receipt-history.mode.canceled' },
  ],
  sort: { field: 'received_on', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/material/receipt-create',
      permissions: ['material_receipt_create'], tone: 'success',
    },
    { key: 'materials', label: 'action.materials', route: '/material/list', permissions: ['material_manager'] },
  ],
  row: [
    {
      key: 'check', label: 'material_receipt.transition.check', transition: 'check',
      permissions: ['material_receipt_create'],
    },
    {
      key: 'post', label: 'material_receipt.transition.post', transition: 'post',
      permissions: ['material_receipt_create'], tone: 'success',
    },
    {
      key: 'set_price', label: 'action.set_price', route: '/material/receipt-history/{id}',
      permissions: ['administration_goods_cost'],
      visible: (c: Logic<MaterialReceipt>) => c.record.status === 'posted',
    },
    {
      key: 'recheck', label: 'material_receipt.transition.recheck', transition: 'recheck',
      permissions: ['material_receipt_create'], tone: 'warning',
    },
    {
      key: 'cancel', label: 'material_receipt.transition.cancel', transition: 'cancel',
      permissions: ['material_receipt_create', 'material_receipt_history'], tone: 'danger',
    },
    {
      key: 'print_sheet', label: 'screen.material/receipt-history.action.print_sheet',
      print: async () => (await import('#generated/material/material-receipt-sheet.print.gen.ts')).materialReceiptSheetPrint,
    },
  ],
  bulk: [
    {
      key: 'check', label: 'material_receipt.transition.check', transition: 'check',
      permissions: ['material_receipt_create'],
    },
    {
      key: 'post', label: 'material_receipt.transition.post', transition: 'post',
      permissions: ['material_receipt_create'], tone: 'success',
    },
    {
      key: 'print_sheet', label: 'screen.material/receipt-history.action.print_sheet',
      print: async () => (await import('#generated/material/material-receipt-sheet.print.gen.ts')).materialReceiptSheetPrint,
    },
  ],
  workflows: [materialReceiptWorkflow],
  open: '/material/receipt-history',
  create: { route: '/material/receipt-create', permissions: ['material_receipt_create'] },
  mobile: { title: 'code', lines: ['supplier_id', 'status', 'received_on', 'rolls'] },
  rowTone: [
    {
      when: (c: Logic<MaterialReceipt>) =>
        c.record.difference_percent != null && c.record.difference_percent < -2 || c.record.difference_percent != null && c.record.difference_percent > 2,
      tone: 'warning',
    },
  ],
  emptyText: 'screen.material/receipt-history.empty',
  live: true,
  expand: { rows: 'lines', label: 'material_receipt.lines' },
});

export default function MaterialReceiptsList() {
  return <ListScreen list={list} />;
}
