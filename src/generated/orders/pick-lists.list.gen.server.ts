// Generated from schemas/orders/pick-lists.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { pickListLineFields } from './pick-list-line.entity.gen.ts';
import { pickListFields } from './pick-list.entity.gen.ts';

export const pickListsList = createList({
  screen: 'orders/pick-list',
  route: '/orders/pick-list',
  module: 'orders',
  entity: 'pick_list',
  permissions: ['order_manager'],
  urls: { list: '/pick-list-list', count: '/pick-list-count', download: '/pick-list-download' },
  downloadName: 'pick-lists.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(pickListFields.code, { label: 'pick_list.code', show: 'always', sort: true }),
    column(pickListFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(pickListFields.created_by, { label: 'kit.field.created_by' }),
    column(pickListFields.warehouse_id, { label: 'pick_list.warehouse_id' }),
    column(pickListFields.order_count, { label: 'pick_list.order_count', sort: true, sum: true }),
    column(pickListFields.pieces, { label: 'pick_list.pieces', sort: true, sum: true }),
    column(pickListFields.note, { label: 'pick_list.note' }),
    column(pickListLineFields.place, {
      key: 'lines.place', steps: [{ field: 'lines', kind: 'rows', entity: 'pick_list_line' }],
      label: 'pick_list_line.place',
    }),
    column(pickListLineFields.zone, {
      key: 'lines.zone', steps: [{ field: 'lines', kind: 'rows', entity: 'pick_list_line' }],
      label: 'pick_list_line.zone',
    }),
    column(pickListLineFields.cell_code, {
      key: 'lines.cell_code', steps: [{ field: 'lines', kind: 'rows', entity: 'pick_list_line' }],
      label: 'pick_list_line.cell_code',
    }),
    column(pickListLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'pick_list_line' }],
      label: 'pick_list_line.sku',
    }),
    column(pickListLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'pick_list_line' }],
      label: 'pick_list_line.name',
    }),
    column(pickListLineFields.expired_date, {
      key: 'lines.expired_date', steps: [{ field: 'lines', kind: 'rows', entity: 'pick_list_line' }],
      label: 'pick_list_line.expired_date',
    }),
    column(pickListLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'pick_list_line' }],
      label: 'pick_list_line.quantity',
    }),
    column(pickListLineFields.orders, {
      key: 'lines.orders', steps: [{ field: 'lines', kind: 'rows', entity: 'pick_list_line' }],
      label: 'pick_list_line.orders',
    }),
  ],
  filters: [
    filter(pickListFields.code, { label: 'pick_list.code', kind: 'code_list' }),
    filter(pickListFields.warehouse_id, { label: 'pick_list.warehouse_id', kind: 'reference' }),
    filter(pickListFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(pickListLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'pick_list_line' }],
      label: 'pick_list_line.goods_id', kind: 'reference',
    }),
    filter(pickListFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
  ],
  viewModes: [
    { key: 'all' },
    {
      key: 'goods',
      columns: [
        'code', 'lines.place', 'lines.zone', 'lines.cell_code', 'lines.sku', 'lines.name', 'lines.quantity',
        'lines.orders',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
