// Generated from schemas/pos/stock-take.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { stockTakeLineFields } from '#generated/warehouse/stock-take-line.entity.gen.ts';
import { stockTakeFields } from '#generated/warehouse/stock-take.entity.gen.ts';

export const stockTakeList = createList({
  screen: 'pos/stock-take',
  route: '/pos/stock-take',
  module: 'pos',
  entity: 'stock_take',
  permissions: ['pos_goods_manager'],
  urls: { list: '/pos-stock-take-list', count: '/pos-stock-take-count', download: '/pos-stock-take-download' },
  downloadName: 'shop-stock-takes.xlsx',
  where: { pos_id: { mine: 'pos' } },
  columns: [
    column(stockTakeFields.code, { label: 'stock_take.code', show: 'always', sort: true }),
    column(stockTakeFields.pos_id, { label: 'stock_take.pos_id' }),
    column(stockTakeFields.planned_on, { label: 'stock_take.planned_on', sort: true }),
    column(stockTakeFields.status, { label: 'stock_take.status', sort: true }),
    column(stockTakeFields.counted_count, { label: 'stock_take.counted_count' }),
    column(stockTakeFields.line_count, { label: 'stock_take.line_count' }),
    column(stockTakeFields.surplus, { label: 'stock_take.surplus', sort: true, sum: true }),
    column(stockTakeFields.shortage, { label: 'stock_take.shortage', sort: true, sum: true }),
    column(stockTakeFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(stockTakeFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(stockTakeFields.note, { label: 'stock_take.note', show: 'optional' }),
    column(stockTakeLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.sku',
    }),
    column(stockTakeLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.name',
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
    filter(stockTakeFields.pos_id, { label: 'stock_take.pos_id', kind: 'reference' }),
    filter(stockTakeFields.status, { label: 'stock_take.status', kind: 'multi_select' }),
    filter(stockTakeFields.planned_on, { label: 'stock_take.planned_on', kind: 'date_range', maxDays: 360 }),
    filter(stockTakeLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'stock_take_line' }],
      label: 'stock_take_line.goods_id', kind: 'reference',
    }),
    filter(stockTakeFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(stockTakeFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [{ key: 'open', where: { status: ['planned', 'counting'] } }],
  viewModes: [
    { key: 'open', where: { status: ['planned', 'counting'] }, badge: 'open' },
    { key: 'counted', where: { status: ['counted', 'approved'] } },
    { key: 'posted', where: { status: ['posted'] } },
    { key: 'all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
