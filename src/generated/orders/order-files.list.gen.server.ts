// Generated from schemas/orders/order-files.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { orderFileFields } from './order-file.entity.gen.ts';

export const orderFilesList = createList({
  screen: 'orders/create-excel/file',
  route: '/orders/create-excel/file',
  module: 'orders',
  entity: 'order_file',
  permissions: ['order_create_excel'],
  urls: { list: '/order-file-list', count: '/order-file-count', download: '/order-file-download' },
  downloadName: 'order-files.xlsx',
  columns: [
    column(orderFileFields.code, { label: 'order_file.code', show: 'always', sort: true }),
    column(orderFileFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(orderFileFields.created_by, { label: 'kit.field.created_by' }),
    column(orderFileFields.rows, { label: 'order_file.rows', sort: true, sum: true }),
    column(orderFileFields.accepted, { label: 'order_file.accepted', sort: true, sum: true }),
    column(orderFileFields.rejected, { label: 'order_file.rejected', sort: true, sum: true }),
    column(orderFileFields.file, { label: 'order_file.file' }),
    column(orderFileFields.error_file, { label: 'order_file.error_file' }),
    column(orderFileFields.note, { label: 'order_file.note' }),
  ],
  filters: [
    filter(orderFileFields.code, { label: 'order_file.code', kind: 'code_list' }),
    filter(orderFileFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(orderFileFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(orderFileFields.rejected, { label: 'order_file.rejected', kind: 'number_range' }),
  ],
  viewModes: [
    { key: 'all' },
    { key: 'mine', where: { created_by: { me: true } } },
    { key: 'refused', where: { rejected: { from: 1 } } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
