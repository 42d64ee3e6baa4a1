// Generated from schemas/dc/distributions.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { dcMovementLineFields } from './dc-movement-line.entity.gen.ts';
import { type DcMovement, dcMovementFields } from './dc-movement.entity.gen.ts';
import { dcMovementWorkflow } from './dc-movement.workflow.gen.ts';

export const list = createList({
  screen: 'dc/distribution',
  route: '/dc/distribution',
  resource: 'dc_movement',
  title: 'screen.dc/distribution.title',
  permissions: ['dc_distributor'],
  urls: { list: '/dc-distribution-list', count: '/dc-distribution-count', download: '/dc-distribution-download' },
  downloadName: 'dc-distribution.xlsx',
  where: { kind: ['supply', 'sell_out'] },
  columns: [
    column(dcMovementFields.code, {
      label: 'dc_movement.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/dc/distribution',
    }),
    column(dcMovementFields.kind, { label: 'dc_movement.kind', cell: 'enum', sort: true }),
    column(dcMovementFields.from_name, { label: 'dc_movement.from_name', cell: 'text', width: 190 }),
    column(dcMovementFields.to_name, { label: 'dc_movement.to_name', cell: 'text', width: 190 }),
    column(dcMovementFields.buyer_name, { label: 'dc_movement.buyer_name', cell: 'text', width: 200 }),
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
    column(dcMovementFields.sold_on, { label: 'dc_movement.sold_on', cell: 'date', show: 'optional', sort: true }),
    column(dcMovementFields.dc_file_id, { label: 'dc_movement.dc_file_id', cell: 'reference', show: 'optional' }),
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
    filter(dcMovementFields.kind, { label: 'dc_movement.kind', kind: 'multi_select' }),
    filter(dcMovementFields.buyer_name, { label: 'dc_movement.buyer_name', kind: 'text' }),
    filter(dcMovementFields.from_id, { label: 'dc_movement.from_id', kind: 'reference' }),
    filter(dcMovementFields.to_id, { label: 'dc_movement.to_id', kind: 'reference' }),
    filter(dcMovementFields.from_name, { label: 'dc_movement.from_name', kind: 'text', place: 'panel' }),
    filter(dcMovementFields.to_name, { label: 'dc_movement.to_name', kind: 'text', place: 'panel' }),
    filter(dcMovementLineFields.goods_id, {
      key: 'lines.goods_id', label: 'dc_movement_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(dcMovementLineFields.uid, { key: 'lines.uid', label: 'dc_movement_line.uid', kind: 'text', place: 'panel' }),
    filter(dcMovementFields.dc_file_id, { label: 'dc_movement.dc_file_id', kind: 'reference', place: 'panel' }),
    filter(dcMovementFields.sold_on, {
      label: 'dc_movement.sold_on', kind: 'date_range', place: 'panel', maxDays: 360, presets: [7, 30, 90],
    }),
  ],
  counts: ['differs'],
  viewModes: [
    { key: 'all', label: 'screen.dc/distribution.mode.all' },
    { key: 'supply', label: 'screen.dc/distribution.mode.supply' },
    { key: 'sell_out', label: 'screen.dc/distribution.mode.sell_out' },
    { key: 'differs', label: 'screen.dc/distribution.mode.differs', badge: 'differs' },
    {
      key: 'goods', label: 'screen.dc/distribution.mode.goods',
      columns: [
        'code', 'sent_at', 'kind', 'from_name', 'to_name', 'buyer_name', 'lines.sku', 'lines.name', 'lines.quantity',
        'lines.received', 'lines.uid', 'lines.unit_price', 'status',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'screen.dc/distribution.action.create', route: '/dc/distribution/create',
      permissions: ['dc_distributor'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'send', label: 'dc_movement.transition.send', transition: 'send',
      permissions: ['dc_distributor', 'dc_return_history'], tone: 'success',
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
      key: 'print_note', label: 'screen.dc/distribution.action.print_note',
      print: async () => (await import('#generated/dc/dc-delivery-note.print.gen.ts')).dcDeliveryNotePrint,
    },
  ],
  bulk: [
    {
      key: 'print_note', label: 'screen.dc/distribution.action.print_note',
      print: async () => (await import('#generated/dc/dc-delivery-note.print.gen.ts')).dcDeliveryNotePrint,
    },
  ],
  workflows: [dcMovementWorkflow],
  open: '/dc/distribution',
  create: { route: '/dc/distribution/create', permissions: ['dc_distributor'] },
  mobile: { title: 'code', lines: ['from_name', 'to_name', 'status', 'quantity'] },
  rowTone: [{ when: (c: Logic<DcMovement>) => c.record.status === 'differs', tone: 'danger' }],
  emptyText: 'screen.dc/distribution.empty',
  live: true,
  expand: { rows: 'lines', label: 'dc_movement.lines' },
});

export default function DistributionsList() {
  return <ListScreen list={list} />;
}
