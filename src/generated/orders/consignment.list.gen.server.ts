// Generated from schemas/orders/consignment.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { consignmentLineFields } from './consignment-line.entity.gen.ts';
import { consignmentFields } from './consignment.entity.gen.ts';

export const consignmentList = createList({
  screen: 'orders/consignment',
  route: '/orders/consignment',
  module: 'orders',
  entity: 'consignment',
  permissions: ['order_consignment'],
  urls: { list: '/consignment-list', count: '/consignment-count', download: '/consignment-download' },
  downloadName: 'consignments.xlsx',
  columns: [
    column(consignmentFields.code, { label: 'consignment.code', show: 'always', sort: true }),
    column(consignmentFields.consignee_id, { label: 'consignment.consignee_id' }),
    column(consignmentFields.warehouse_id, { label: 'consignment.warehouse_id' }),
    column(consignmentFields.status, { label: 'consignment.status' }),
    column(consignmentFields.quantity, { label: 'consignment.quantity', sort: true, sum: true }),
    column(consignmentFields.released_quantity, { label: 'consignment.released_quantity', sum: true }),
    column(consignmentFields.remaining, { label: 'consignment.remaining', sort: true, sum: true }),
    column(consignmentFields.expires_on, { label: 'consignment.expires_on', sort: true }),
    column(consignmentFields.value, { label: 'consignment.value', sum: true }),
    column(consignmentFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(consignmentFields.note, { label: 'consignment.note', show: 'optional' }),
    column(consignmentLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'consignment_line' }],
      label: 'consignment_line.sku',
    }),
    column(consignmentLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'consignment_line' }],
      label: 'consignment_line.name',
    }),
    column(consignmentLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'consignment_line' }],
      label: 'consignment_line.quantity',
    }),
    column(consignmentLineFields.released_quantity, {
      key: 'lines.released_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'consignment_line' }],
      label: 'consignment_line.released_quantity',
    }),
    column(consignmentLineFields.unit_price, {
      key: 'lines.unit_price', steps: [{ field: 'lines', kind: 'rows', entity: 'consignment_line' }],
      label: 'consignment_line.unit_price',
    }),
  ],
  filters: [
    filter(consignmentFields.code, { label: 'consignment.code', kind: 'code_list' }),
    filter(consignmentFields.consignee_id, { label: 'consignment.consignee_id', kind: 'reference' }),
    filter(consignmentFields.warehouse_id, { label: 'consignment.warehouse_id', kind: 'reference' }),
    filter(consignmentFields.status, { label: 'consignment.status', kind: 'multi_select' }),
    filter(consignmentFields.expires_on, { label: 'consignment.expires_on', kind: 'date_range', maxDays: 360 }),
    filter(consignmentLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'consignment_line' }],
      label: 'consignment_line.goods_id', kind: 'reference',
    }),
    filter(consignmentFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(consignmentFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'open', where: { status: [1, 2] } },
    { key: 'ending', where: { status: [1, 2], expires_on: { to: { today: 7 } } } },
  ],
  viewModes: [
    { key: 'open', where: { status: [1, 2] }, badge: 'open' },
    { key: 'ending', where: { status: [1, 2], expires_on: { to: { today: 7 } } }, badge: 'ending' },
    { key: 'all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
