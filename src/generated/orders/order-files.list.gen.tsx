// Generated from schemas/orders/order-files.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type OrderFile, orderFileFields } from './order-file.entity.gen.ts';

export const list = createList({
  screen: 'orders/create-excel/file',
  route: '/orders/create-excel/file',
  resource: 'order_file',
  title: 'screen.orders/create-excel/file.title',
  permissions: ['order_create_excel'],
  urls: { list: '/order-file-list', count: '/order-file-count', download: '/order-file-download' },
  downloadName: 'order-files.xlsx',
  columns: [
    column(orderFileFields.code, {
      label: 'order_file.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/orders/create-excel/file',
    }),
    column(orderFileFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(orderFileFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(orderFileFields.rows, { label: 'order_file.rows', cell: 'number', sort: true, sum: true, footer: true }),
    column(orderFileFields.accepted, {
      label: 'order_file.accepted', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(orderFileFields.rejected, {
      label: 'order_file.rejected', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(orderFileFields.file, { label: 'order_file.file', cell: 'file' }),
    column(orderFileFields.error_file, { label: 'order_file.error_file', cell: 'file' }),
    column(orderFileFields.note, { label: 'order_file.note', cell: 'text' }),
  ],
  filters: [
    filter(orderFileFields.code, { label: 'order_file.code', kind: 'code_list' }),
    filter(orderFileFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30],
    }),
    filter(orderFileFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(orderFileFields.rejected, { label: 'order_file.rejected', kind: 'number_range', place: 'panel' }),
  ],
  viewModes: [
    { key: 'all', label: 'screen.orders/create-excel/file.mode.all' },
    { key: 'mine', label: 'screen.orders/create-excel/file.mode.mine' },
    { key: 'refused', label: 'screen.orders/create-excel/file.mode.refused' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'upload', label: 'screen.orders/create-excel/file.action.upload', route: '/orders/create-excel',
      permissions: ['order_create_excel'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'orders', label: 'screen.orders/create-excel/file.action.orders', route: '/orders/list',
      filter: { order_file_id: { from: 'id', choice: true } }, permissions: ['order_manager'],
    },
  ],
  open: '/orders/create-excel/file',
  mobile: { title: 'code', lines: ['created_at', 'accepted', 'rejected', 'created_by'] },
  rowTone: [{ when: (c: Logic<OrderFile>) => c.record.rejected != null && c.record.rejected > 0, tone: 'warning' }],
  emptyText: 'screen.orders/create-excel/file.empty',
  live: true,
});

export default function OrderFilesList() {
  return <ListScreen list={list} />;
}
