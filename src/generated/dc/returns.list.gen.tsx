// Generated from schemas/dc/returns.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { dcMovementLineFields } from './dc-movement-line.entity.gen.ts';
import { type DcMovement, dcMovementFields } from './dc-movement.entity.gen.ts';
import { dcMovementWorkflow } from './dc-movement.workflow.gen.ts';

export const list = createList({
  screen: 'dc/return-history',
  route: '/dc/return-history',
  resource: 'dc_movement',
  title: 'screen.dc/return-history.title',
  permissions: ['dc_return_history'],
  urls: { list: '/dc-return-list', count: '/dc-return-count', download: '/dc-return-download' },
  downloadName: 'dc-return.xlsx',
  where: { kind: ['return'] },
  columns: [
    column(dcMovementFields.code, {
      label: 'dc_movement.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/dc/return-history',
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
    column(dcMovementFields.receipt_code, { label: 'dc_movement.receipt_code', cell: 'code' }),
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
    column(dcMovementLineFields.had_on, { key: 'lines.had_on', label: 'dc_movement_line.had_on', cell: 'date' }),
    column(dcMovementLineFields.reason, { key: 'lines.reason', label: 'dc_movement_line.reason', cell: 'enum' }),
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
    filter(dcMovementLineFields.reason, {
      key: 'lines.reason', label: 'dc_movement_line.reason', kind: 'multi_select', place: 'panel',
    }),
  ],
  counts: ['open', 'differs'],
  viewModes: [
    { key: 'open', label: 'screen.dc/return-history.mode.open', badge: 'open' },
    { key: 'differs', label: 'screen.dc/return-history.mode.differs', badge: 'differs' },
    { key: 'all', label: 'screen.dc/return-history.mode.all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'screen.dc/return-history.action.create', route: '/dc/return-history/create',
      permissions: ['dc_return_history'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'send', label: 'dc_movement.transition.send', transition: 'send',
      permissions: ['dc_distributor', 'dc_return_history'], tone: 'success',
    },
    {
      key: 'receive', label: 'dc_movement.transition.receive', transition: 'receive',
      permissions: ['dc_receipt_history', 'dc_return_history'], tone: 'success',
    },
    {
      key: 'accept_difference', label: 'dc_movement.transition.accept_difference', transition: 'accept_difference',
      permissions: ['dc_distributor', 'dc_return_history'], tone: 'warning',
    },
    {
      key: 'cancel', label: 'dc_movement.transition.cancel', transition: 'cancel',
      permissions: ['dc_distributor', 'dc_return_history'], tone: 'danger',
    },
    {
      key: 'print_note', label: 'screen.dc/return-history.action.print_note',
      print: async () => (await import('#generated/dc/dc-delivery-note.print.gen.ts')).dcDeliveryNotePrint,
    },
  ],
  bulk: [
    {
      key: 'print_note', label: 'screen.dc/return-history.action.print_note',
      print: async () => (await import('#generated/dc/dc-delivery-note.print.gen.ts')).dcDeliveryNotePrint,
    },
  ],
  workflows: [dcMovementWorkflow],
  open: '/dc/return-history',
  create: { route: '/dc/return-history/create', permissions: ['dc_return_history'] },
  mobile: { title: 'code', lines: ['from_name', 'to_name', 'status', 'quantity'] },
  rowTone: [{ when: (c: Logic<DcMovement>) => c.record.status === 'differs', tone: 'danger' }],
  emptyText: 'screen.dc/return-history.empty',
  live: true,
  expand: { rows: 'lines', label: 'dc_movement.lines' },
});

export default function ReturnsList() {
  return <ListScreen list={list} />;
}
