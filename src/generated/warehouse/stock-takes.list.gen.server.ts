// Generated from schemas/warehouse/stock-takes.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { stockTakeLineFields } from './stock-take-line.entity.gen.ts';
import { stockTakeFields } from './stock-take.entity.gen.ts';

export const stockTakesList = createList({
  screen: 'warehouse/stock-take',
  route: '/warehouse/stock-take',
  module: 'warehouse',
  entity: 'stock_take',
  permissions: ['goods_manager'],
  urls: { list: '/stock-take-list', count: '/stock-take-count', download: '/stock-take-download' },
  downloadName: 'stock-takes.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(stockTakeFields.code, { label: 'stock_take.code', show: 'always', sort: true }),
    column(stockTakeFields.warehouse_id, { label: 'stock_take.warehouse_id' }),
    column(stockTakeFields.scope, { label: 'stock_take.scope' }),
    column(stockTakeFields.planned_on, { label: 'stock_take.planned_on', sort: true }),
    column(stockTakeFields.counters, { label: 'stock_take.counters' }),
    column(stockTakeFields.status, { label: 'stock_take.status', sort: true }),
    column(stockTakeFields.counted_count, { label: 'stock_take.counted_count' }),
    column(stockTakeFields.line_count, { label: 'stock_take.line_count' }),
    column(stockTakeFields.surplus, { label: 'stock_take.surplus', sort: true, sum: true }),
    column(stockTakeFields.shortage, { label: 'stock_take.shortage', sort: true, sum: true }),
    column(stockTakeFields.difference_value, { label: 'stock_take.difference_value', sort: true, sum: true }),
    column(stockTakeFields.approved_by, { label: 'stock_take.approved_by', show: 'optional' }),
    column(stockTakeFields.posted_at, { label: 'stock_take.posted_at', show: 'optional', sort: true }),
    column(stockTakeFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(stockTakeFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(stockTakeFields.note, { label: 'stock_take.note', show: 'optional' }),
    column(stockTakeLineFields.cell_id, {
      key: 'lines.cell_id', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.cell_id',
    }),
    column(stockTakeLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.sku',
    }),
    column(stockTakeLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.name',
    }),
    column(stockTakeLineFields.expired_date, {
      key: 'lines.expired_date', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.expired_date',
    }),
    column(stockTakeLineFields.counted_quantity, {
      key: 'lines.counted_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.counted_quantity',
    }),
    column(stockTakeLineFields.reason, {
      key: 'lines.reason', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.reason',
    }),
  ],
  filters: [
    filter(stockTakeFields.code, { label: 'stock_take.code', kind: 'text' }),
    filter(stockTakeFields.warehouse_id, { label: 'stock_take.warehouse_id', kind: 'reference' }),
    filter(stockTakeFields.status, { label: 'stock_take.status', kind: 'multi_select' }),
    filter(stockTakeFields.scope, { label: 'stock_take.scope', kind: 'multi_select' }),
    filter(stockTakeFields.planned_on, { label: 'stock_take.planned_on', kind: 'date_range', maxDays: 360 }),
    filter(stockTakeLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.goods_id', kind: 'reference',
    }),
    filter(stockTakeLineFields.cell_id, {
      key: 'lines.cell_id', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.cell_id', kind: 'reference',
    }),
    filter(stockTakeFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(stockTakeFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'open', where: { status: ['planned', 'counting'] } },
    { key: 'to_approve', where: { status: ['counted', 'approved'] } },
  ],
  statistics: [
    {
      key: 'to_approve', label: 'screen.warehouse/stock-take.statistic.to_approve', count: 'to_approve',
      mode: 'to_approve',
    },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'open', where: { status: ['planned', 'counting'] }, badge: 'open' },
    { key: 'to_approve', where: { status: ['counted', 'approved'] }, badge: 'to_approve' },
    { key: 'posted', where: { status: ['posted'] } },
    {
      key: 'goods',
      columns: [
        'code', 'planned_on', 'status', 'lines.cell_id', 'lines.sku', 'lines.name', 'lines.expired_date',
        'lines.counted_quantity', 'lines.reason', 'warehouse_id',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
