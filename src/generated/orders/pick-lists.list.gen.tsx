// Generated from schemas/orders/pick-lists.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { pickListLineFields } from './pick-list-line.entity.gen.ts';
import { pickListFields } from './pick-list.entity.gen.ts';

export const list = createList({
  screen: 'orders/pick-list',
  route: '/orders/pick-list',
  resource: 'pick_list',
  title: 'screen.orders/pick-list.title',
  permissions: ['order_manager'],
  urls: { list: '/pick-list-list', count: '/pick-list-count', download: '/pick-list-download' },
  downloadName: 'pick-lists.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(pickListFields.code, {
      label: 'pick_list.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
    }),
    column(pickListFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(pickListFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(pickListFields.warehouse_id, { label: 'pick_list.warehouse_id', cell: 'reference', width: 220 }),
    column(pickListFields.order_count, {
      label: 'pick_list.order_count', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(pickListFields.pieces, { label: 'pick_list.pieces', cell: 'number', sort: true, sum: true, footer: true }),
    column(pickListFields.note, { label: 'pick_list.note', cell: 'text' }),
    column(pickListLineFields.place, { key: 'lines.place', label: 'pick_list_line.place', cell: 'number' }),
    column(pickListLineFields.zone, { key: 'lines.zone', label: 'pick_list_line.zone', cell: 'text' }),
    column(pickListLineFields.cell_code, { key: 'lines.cell_code', label: 'pick_list_line.cell_code', cell: 'code' }),
    column(pickListLineFields.sku, { key: 'lines.sku', label: 'pick_list_line.sku', cell: 'code' }),
    column(pickListLineFields.name, { key: 'lines.name', label: 'pick_list_line.name', cell: 'text' }),
    column(pickListLineFields.expired_date, {
      key: 'lines.expired_date', label: 'pick_list_line.expired_date', cell: 'date',
    }),
    column(pickListLineFields.quantity, { key: 'lines.quantity', label: 'pick_list_line.quantity', cell: 'number' }),
    column(pickListLineFields.orders, { key: 'lines.orders', label: 'pick_list_line.orders', cell: 'text' }),
  ],
  filters: [
    filter(pickListFields.code, { label: 'pick_list.code', kind: 'code_list' }),
    filter(pickListFields.warehouse_id, { label: 'pick_list.warehouse_id', kind: 'reference' }),
    filter(pickListFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(pickListLineFields.goods_id, {
      key: 'lines.goods_id', label: 'pick_list_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(pickListFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
  ],
  viewModes: [
    { key: 'all', label: 'screen.orders/pick-list.mode.all' },
    {
      key: 'goods', label: 'screen.orders/pick-list.mode.goods',
      columns: [
        'code', 'lines.place', 'lines.zone', 'lines.cell_code', 'lines.sku', 'lines.name', 'lines.quantity',
        'lines.orders',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  row: [
    {
      key: 'print_pick_list', label: 'action.print_pick_list', tone: 'success',
      print: async () => (await import('#generated/orders/pick-list.print.gen.ts')).pickListPrint,
    },
  ],
  bulk: [
    {
      key: 'print_pick_list', label: 'action.print_pick_list',
      print: async () => (await import('#generated/orders/pick-list.print.gen.ts')).pickListPrint,
    },
  ],
  mobile: { title: 'code', lines: ['created_at', 'order_count', 'pieces'] },
  emptyText: 'screen.orders/pick-list.empty',
  expand: { rows: 'lines', label: 'pick_list.lines' },
});

export default function PickListsList() {
  return <ListScreen list={list} />;
}
