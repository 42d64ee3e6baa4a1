// Generated from schemas/pos/stock-take.list.json. Edit that file and run `npm run generate`.
import { stockTakeLineFields } from '#generated/warehouse/stock-take-line.entity.gen.ts';
import { stockTakeFields } from '#generated/warehouse/stock-take.entity.gen.ts';
import { stockTakeWorkflow } from '#generated/warehouse/stock-take.workflow.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'pos/stock-take',
  route: '/pos/stock-take',
  resource: 'stock_take',
  title: 'screen.pos/stock-take.title',
  permissions: ['pos_goods_manager'],
  urls: { list: '/pos-stock-take-list', count: '/pos-stock-take-count', download: '/pos-stock-take-download' },
  downloadName: 'shop-stock-takes.xlsx',
  where: { pos_id: { mine: 'pos' } },
  scope: { of: 'pos', filter: 'pos_id' },
  columns: [
    column(stockTakeFields.code, {
      label: 'stock_take.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/pos/stock-take',
    }),
    column(stockTakeFields.pos_id, { label: 'stock_take.pos_id', cell: 'reference', width: 200 }),
    column(stockTakeFields.planned_on, { label: 'stock_take.planned_on', cell: 'date', sort: true }),
    column(stockTakeFields.status, { label: 'stock_take.status', cell: 'enum', sort: true }),
    column(stockTakeFields.counted_count, { label: 'stock_take.counted_count', cell: 'number' }),
    column(stockTakeFields.line_count, { label: 'stock_take.line_count', cell: 'number' }),
    column(stockTakeFields.surplus, {
      label: 'stock_take.surplus', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(stockTakeFields.shortage, {
      label: 'stock_take.shortage', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(stockTakeFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(stockTakeFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(stockTakeFields.note, { label: 'stock_take.note', cell: 'text', show: 'optional' }),
    column(stockTakeLineFields.sku, { key: 'lines.sku', label: 'stock_take_line.sku', cell: 'code' }),
    column(stockTakeLineFields.name, { key: 'lines.name', label: 'stock_take_line.name', cell: 'text' }),
    column(stockTakeLineFields.counted_quantity, {
      key: 'lines.counted_quantity', label: 'stock_take_line.counted_quantity', cell: 'number',
    }),
    column(stockTakeLineFields.reason, { key: 'lines.reason', label: 'stock_take_line.reason', cell: 'text' }),
  ],
  filters: [
    filter(stockTakeFields.code, { label: 'stock_take.code', kind: 'text' }),
    filter(stockTakeFields.pos_id, { label: 'stock_take.pos_id', kind: 'reference' }),
    filter(stockTakeFields.status, { label: 'stock_take.status', kind: 'multi_select' }),
    filter(stockTakeFields.planned_on, {
      label: 'stock_take.planned_on', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(stockTakeLineFields.goods_id, {
      key: 'lines.goods_id', label: 'stock_take_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(stockTakeFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(stockTakeFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['open'],
  viewModes: [
    { key: 'open', label: 'screen.pos/stock-take.mode.open', badge: 'open' },
    { key: 'counted', label: 'screen.pos/stock-take.mode.counted' },
    { key: 'posted', label: 'screen.pos/stock-take.mode.posted' },
    { key: 'all', label: 'screen.pos/stock-take.mode.all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/pos/stock-take/create', permissions: ['pos_goods_manager'],
      tone: 'success',
    },
    {
      key: 'scan', label: 'screen.pos/stock-take.action.scan', route: '/scan/stock-take',
      permissions: ['goods_manager', 'pos_goods_manager'],
    },
  ],
  row: [
    {
      key: 'start', label: 'stock_take.transition.start', transition: 'start',
      permissions: ['goods_manager', 'pos_goods_manager'],
    },
    {
      key: 'finish', label: 'stock_take.transition.finish', transition: 'finish',
      permissions: ['goods_manager', 'pos_goods_manager'], tone: 'success',
    },
    {
      key: 'recount', label: 'stock_take.transition.recount', transition: 'recount',
      permissions: ['goods_manager', 'pos_goods_manager'], tone: 'warning',
    },
    {
      key: 'cancel', label: 'stock_take.transition.cancel', transition: 'cancel',
      permissions: ['goods_manager', 'pos_goods_manager'], tone: 'danger',
    },
  ],
  workflows: [stockTakeWorkflow],
  open: '/pos/stock-take',
  create: { route: '/pos/stock-take/create', permissions: ['pos_goods_manager'] },
  mobile: { title: 'code', lines: ['status', 'planned_on', 'counted_count'] },
  emptyText: 'screen.pos/stock-take.empty',
  live: true,
  expand: { rows: 'lines', label: 'stock_take.lines' },
});

export default function StockTakeList() {
  return <ListScreen list={list} />;
}
