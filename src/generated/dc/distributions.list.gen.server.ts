// Generated from schemas/dc/distributions.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { dcMovementLineFields } from './dc-movement-line.entity.gen.ts';
import { dcMovementFields } from './dc-movement.entity.gen.ts';

export const distributionsList = createList({
  screen: 'dc/distribution',
  route: '/dc/distribution',
  module: 'dc',
  entity: 'dc_movement',
  permissions: ['dc_distributor'],
  urls: { list: '/dc-distribution-list', count: '/dc-distribution-count', download: '/dc-distribution-download' },
  downloadName: 'dc-distribution.xlsx',
  where: { kind: ['supply', 'sell_out'] },
  columns: [
    column(dcMovementFields.code, { label: 'dc_movement.code', show: 'always', sort: true }),
    column(dcMovementFields.kind, { label: 'dc_movement.kind', sort: true }),
    column(dcMovementFields.from_name, { label: 'dc_movement.from_name' }),
    column(dcMovementFields.to_name, { label: 'dc_movement.to_name' }),
    column(dcMovementFields.buyer_name, { label: 'dc_movement.buyer_name' }),
    column(dcMovementFields.status, { label: 'dc_movement.status', sort: true }),
    column(dcMovementFields.quantity, { label: 'dc_movement.quantity', sort: true, sum: true }),
    column(dcMovementFields.received, { label: 'dc_movement.received', sort: true, sum: true }),
    column(dcMovementFields.difference, { label: 'dc_movement.difference', sort: true, sum: true }),
    column(dcMovementFields.sent_at, { label: 'dc_movement.sent_at', sort: true }),
    column(dcMovementFields.received_at, { label: 'dc_movement.received_at', sort: true }),
    column(dcMovementFields.amount, { label: 'dc_movement.amount', sort: true, sum: true }),
    column(dcMovementFields.order_code, { label: 'dc_movement.order_code', show: 'optional' }),
    column(dcMovementFields.sold_on, { label: 'dc_movement.sold_on', show: 'optional', sort: true }),
    column(dcMovementFields.dc_file_id, { label: 'dc_movement.dc_file_id', show: 'optional' }),
    column(dcMovementFields.difference_note, { label: 'dc_movement.difference_note', show: 'optional' }),
    column(dcMovementFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(dcMovementFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(dcMovementFields.note, { label: 'dc_movement.note', show: 'optional' }),
    column(dcMovementLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_movement_line' }],
      label: 'dc_movement_line.sku',
    }),
    column(dcMovementLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_movement_line' }],
      label: 'dc_movement_line.name',
    }),
    column(dcMovementLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_movement_line' }],
      label: 'dc_movement_line.quantity',
    }),
    column(dcMovementLineFields.received, {
      key: 'lines.received', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_movement_line' }],
      label: 'dc_movement_line.received',
    }),
    column(dcMovementLineFields.uid, {
      key: 'lines.uid', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_movement_line' }],
      label: 'dc_movement_line.uid',
    }),
    column(dcMovementLineFields.expired_date, {
      key: 'lines.expired_date', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_movement_line' }],
      label: 'dc_movement_line.expired_date',
    }),
    column(dcMovementLineFields.unit_price, {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_movement_line' }],
      label: 'dc_movement_line.unit_price',
    }),
    column(dcMovementFields.warehouse_order, { label: 'dc_movement.warehouse_order', show: 'optional' }),
  ],
  filters: [
    filter(dcMovementFields.code, { label: 'dc_movement.code', kind: 'code_list' }),
    filter(dcMovementFields.status, { label: 'dc_movement.status', kind: 'multi_select' }),
    filter(dcMovementFields.sent_at, { label: 'dc_movement.sent_at', kind: 'date_range', maxDays: 360 }),
    filter(dcMovementFields.kind, { label: 'dc_movement.kind', kind: 'multi_select' }),
    filter(dcMovementFields.buyer_name, { label: 'dc_movement.buyer_name', kind: 'text' }),
    filter(dcMovementFields.from_id, { label: 'dc_movement.from_id', kind: 'reference' }),
    filter(dcMovementFields.to_id, { label: 'dc_movement.to_id', kind: 'reference' }),
    filter(dcMovementFields.from_name, { label: 'dc_movement.from_name', kind: 'text' }),
    filter(dcMovementFields.to_name, { label: 'dc_movement.to_name', kind: 'text' }),
    filter(dcMovementLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_movement_line' }],
      label: 'dc_movement_line.goods_id', kind: 'reference',
    }),
    filter(dcMovementLineFields.uid, {
      key: 'lines.uid', steps: [{ field: 'lines', kind: 'rows', entity: 'dc_movement_line' }],
      label: 'dc_movement_line.uid', kind: 'text',
    }),
    filter(dcMovementFields.dc_file_id, { label: 'dc_movement.dc_file_id', kind: 'reference' }),
    filter(dcMovementFields.sold_on, { label: 'dc_movement.sold_on', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [{ key: 'differs', where: { status: ['differs'] } }],
  viewModes: [
    { key: 'all' },
    { key: 'supply', where: { kind: ['supply'] } },
    { key: 'sell_out', where: { kind: ['sell_out'] } },
    { key: 'differs', where: { status: ['differs'] }, badge: 'differs' },
    {
      key: 'goods',
      columns: [
        'code', 'sent_at', 'kind', 'from_name', 'to_name', 'buyer_name', 'lines.sku', 'lines.name', 'lines.quantity',
        'lines.received', 'lines.uid', 'lines.unit_price', 'status',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
