// Generated from schemas/warehouse/put-backs.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { putBackLineFields } from './put-back-line.entity.gen.ts';
import { putBackFields } from './put-back.entity.gen.ts';

export const putBacksList = createList({
  screen: 'warehouse/put-back',
  route: '/warehouse/put-back',
  module: 'warehouse',
  entity: 'put_back',
  permissions: ['order_manager'],
  urls: { list: '/put-back-list', count: '/put-back-count', download: '/put-back-download' },
  downloadName: 'put-backs.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(putBackFields.code, { label: 'put_back.code', show: 'always', sort: true }),
    column(putBackFields.order_id, { label: 'put_back.order_id' }),
    column(putBackFields.delivery_order_id, { label: 'put_back.delivery_order_id' }),
    column(putBackFields.basket_id, { label: 'put_back.basket_id' }),
    column(putBackFields.status, { label: 'put_back.status', sort: true }),
    column(putBackFields.quantity, { label: 'put_back.quantity', sort: true, sum: true }),
    column(putBackFields.warehouse_id, { label: 'put_back.warehouse_id' }),
    column(putBackFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(putBackFields.done_by, { label: 'put_back.done_by', show: 'optional' }),
    column(putBackFields.done_at, { label: 'put_back.done_at', show: 'optional', sort: true }),
    column(putBackLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'put_back_line' }], label: 'put_back_line.sku',
    }),
    column(putBackLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'put_back_line' }],
      label: 'put_back_line.name',
    }),
    column(putBackLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'put_back_line' }],
      label: 'put_back_line.quantity',
    }),
  ],
  filters: [
    filter(putBackFields.code, { label: 'put_back.code', kind: 'code_list' }),
    filter(putBackFields.order_id, { label: 'put_back.order_id', kind: 'reference' }),
    filter(putBackFields.warehouse_id, { label: 'put_back.warehouse_id', kind: 'reference' }),
    filter(putBackFields.status, { label: 'put_back.status', kind: 'multi_select' }),
    filter(putBackFields.basket_id, { label: 'put_back.basket_id', kind: 'reference' }),
    filter(putBackLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'put_back_line' }],
      label: 'put_back_line.goods_id', kind: 'reference',
    }),
    filter(putBackFields.done_by, { label: 'put_back.done_by', kind: 'reference' }),
    filter(putBackFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(putBackFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [{ key: 'open', where: { status: ['waiting', 'working'] } }],
  viewModes: [
    { key: 'all' },
    { key: 'open', where: { status: ['waiting', 'working'] }, badge: 'open' },
    {
      key: 'goods',
      columns: ['code', 'order_id', 'status', 'lines.sku', 'lines.name', 'lines.quantity', 'warehouse_id'],
      rows: 'lines',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
