// Generated from schemas/dc/receipts.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { dcMovementLineFields } from './dc-movement-line.entity.gen.ts';
import { type DcMovement, dcMovementFields } from './dc-movement.entity.gen.ts';
import { dcMovementWorkflow } from './dc-movement.workflow.gen.ts';

export const list = createList({
  screen: 'dc/receipt-history',
  route: '/dc/receipt-history',
  resource: 'dc_movement',
  title: 'screen.dc/receipt-history.title',
  permissions: ['dc_receipt_history'],
  urls: { list: '/dc-receipt-list', count: '/dc-receipt-count', download: '/dc-receipt-download' },
  downloadName: 'dc-receipt.xlsx',
  where: { kind: ['supply'], status: ['sent', 'received', 'differs'] },
  columns: [
    column(dcMovementFields.code, {
      label: 'dc_movement.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/dc/receipt-history',
    }),
    column(dcMovementFields.from_name, { label: 'dc_movement.from_name', cell: 'text', width: 190 }),
    column(dcMovementFields.to_name, { label: 'dc_movement.to_name', cell: 'text', width: 190 }),
    column(dcMovementFields.status, { label: 'dc_movement.status', cell: 'enum', sort: true }),
    column(dcMovementFields.quantity, {
      label: 'dc_movement.quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(dcMovementFields.received, {
      label: 'dc_movement.received', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(dcMovementFields.difference, {
      label: 'dc_movement.difference', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(dcMovementFields.sent_at, { label: 'dc_movement.sent_at', cell: 'date_time', sort: true }),
    column(dcMovementFields.received_at, { label: 'dc_movement.received_at', cell: 'date_time', sort: true }),
    column(dcMovementFields.amount, { label: 'dc_movement.amount', cell: 'money', sort: true, sum: true, footer: true }),
    column(dcMovementFields.order_code, { label: 'dc_movement.order_code', cell: 'code', show: 'optional' }),
    column(dcMovementFields.difference_note, { label: 'dc_movement.difference_note', cell: 'text', show: 'optional' }),
    column(dcMovementFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(dcMovementFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(dcMovementFields.note, { label: 'dc_movement.note', cell: 'text', show: 'optional' }),
    column(dcMovementLineFields.sku, { key: 'lines.sku', label: 'dc_movement_line.sku', cell: 'code' }),
    column(dcMovementLineFields.name, { key: 'lines.name', label: 'dc_movement_line.name', cell: 'text' }),
    column(dcMovementLineFields.quantity, { key: 'lines.quantity', label: 'dc_movement_line.quantity', cell: 'number' }),
    column(dcMovementLineFields.received, { key: 'lines.received', label: 'dc_movement_line.received', cell: 'number' }),
    column(dcMovementLineFields.uid, { key: 'lines.uid', label: 'dc_movement_line.uid', cell: 'code' }),
    column(dcMovementLineFields.expired_date, {
      key: 'lines.expired_date', label: 'dc_movement_line.expired_date', cell: 'date',
    }),
    column(dcMovementLineFields.unit_price, {
      key: 'lines.unit_price', label: 'dc_movement_line.unit_price', cell: 'money',
    }),
    column(dcMovementFields.warehouse_order, { label: 'dc_movement.warehouse_order', cell: 'code', show: 'optional' }),
  ],
  filters: [
    filter(dcMovementFields.code, { label: 'dc_movement.code', kind: 'code_list' }),
    filter(dcMovementFields.status, { label: 'dc_movement.status', kind: 'multi_select' }),
    filter(dcMovementFields.sent_at, {
      label: 'dc_movement.sent_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(dcMovementFields.from_id, { label: 'dc_movement.from_id', kind: 'reference' }),
    filter(dcMovementFields.to_id, { label: 'dc_movement.to_id', kind: 'reference' }),
    filter(dcMovementFields.from_name, { label: 'dc_movement.from_name', kind: 'text', place: 'panel' }),
    filter(dcMovementFields.to_name, { label: 'dc_movement.to_name', kind: 'text', place: 'panel' }),
    filter(dcMovementLineFields.goods_id, {
      key: 'lines.goods_id', label: 'dc_movement_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(dcMovementLineFields.uid, { key: 'lines.uid', label: 'dc_movement_line.uid', kind: 'text', place: 'panel' }),
  ],
  counts: ['arriving', 'differs'],
  viewModes: [
    { key: 'arriving', label: 'screen.dc/receipt-history.mode.arriving', badge: 'arriving' },
    { key: 'differs', label: 'screen.dc/receipt-history.mode.differs', badge: 'differs' },
    { key: 'all', label: 'screen.dc/receipt-history.mode.all' },
  ],
  sort: { field: 'sent_at', order: 'DESC' },
  row: [
    {
      key: 'receive', label: 'dc_movement.transition.receive', transition: 'receive',
      permissions: ['dc_receipt_history', 'dc_return_history'], tone: 'success',
    },
    {
      key: 'print_note', label: 'screen.dc/receipt-history.action.print_note',
      print: async () => (await import('#generated/dc/dc-delivery-note.print.gen.ts')).dcDeliveryNotePrint,
    },
  ],
  bulk: [
    {
      key: 'print_note', label: 'screen.dc/receipt-history.action.print_note',
      print: async () => (await import('#generated/dc/dc-delivery-note.print.gen.ts')).dcDeliveryNotePrint,
    },
  ],
  workflows: [dcMovementWorkflow],
  open: '/dc/receipt-history',
  create: { route: '/dc/distribution/create', permissions: ['dc_distributor'] },
  mobile: { title: 'code', lines: ['from_name', 'to_name', 'status', 'quantity'] },
  rowTone: [{ when: (c: Logic<DcMovement>) => c.record.status === 'differs', tone: 'danger' }],
  emptyText: 'screen.dc/receipt-history.empty',
  live: true,
  expand: { rows: 'lines', label: 'dc_movement.lines' },
});

export default function ReceiptsList() {
  return <ListScreen list={list} />;
}
