// Generated from schemas/warehouse/stock-takes.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { stockTakeLineFields } from './stock-take-line.entity.gen.ts';
import { stockTakeFields } from './stock-take.entity.gen.ts';
import { stockTakeWorkflow } from './stock-take.workflow.gen.ts';

export const list = createList({
  screen: 'warehouse/stock-take',
  route: '/warehouse/stock-take',
  resource: 'stock_take',
  title: 'screen.warehouse/stock-take.title',
  permissions: ['goods_manager'],
  urls: { list: '/stock-take-list', count: '/stock-take-count', download: '/stock-take-download' },
  downloadName: 'stock-takes.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(stockTakeFields.code, {
      label: 'stock_take.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/warehouse/stock-take',
    }),
    column(stockTakeFields.warehouse_id, { label: 'stock_take.warehouse_id', cell: 'reference', width: 220 }),
    column(stockTakeFields.scope, { label: 'stock_take.scope', cell: 'enum' }),
    column(stockTakeFields.planned_on, { label: 'stock_take.planned_on', cell: 'date', sort: true }),
    column(stockTakeFields.counters, { label: 'stock_take.counters', cell: 'reference' }),
    column(stockTakeFields.status, { label: 'stock_take.status', cell: 'enum', sort: true }),
    column(stockTakeFields.counted_count, { label: 'stock_take.counted_count', cell: 'number' }),
    column(stockTakeFields.line_count, { label: 'stock_take.line_count', cell: 'number' }),
    column(stockTakeFields.surplus, {
      label: 'stock_take.surplus', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(stockTakeFields.shortage, {
      label: 'stock_take.shortage', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(stockTakeFields.difference_value, {
      label: 'stock_take.difference_value', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(stockTakeFields.approved_by, { label: 'stock_take.approved_by', cell: 'reference', show: 'optional' }),
    column(stockTakeFields.posted_at, {
      label: 'stock_take.posted_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(stockTakeFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(stockTakeFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(stockTakeFields.note, { label: 'stock_take.note', cell: 'text', show: 'optional' }),
    column(stockTakeLineFields.cell_id, { key: 'lines.cell_id', label: 'stock_take_line.cell_id', cell: 'reference' }),
    column(stockTakeLineFields.sku, { key: 'lines.sku', label: 'stock_take_line.sku', cell: 'code' }),
    column(stockTakeLineFields.name, { key: 'lines.name', label: 'stock_take_line.name', cell: 'text' }),
    column(stockTakeLineFields.expired_date, {
      key: 'lines.expired_date', label: 'stock_take_line.expired_date', cell: 'date',
    }),
    column(stockTakeLineFields.counted_quantity, {
      key: 'lines.counted_quantity', label: 'stock_take_line.counted_quantity', cell: 'number',
    }),
    column(stockTakeLineFields.reason, { key: 'lines.reason', label: 'stock_take_line.reason', cell: 'text' }),
  ],
  filters: [
    filter(stockTakeFields.code, { label: 'stock_take.code', kind: 'text' }),
    filter(stockTakeFields.warehouse_id, { label: 'stock_take.warehouse_id', kind: 'reference' }),
    filter(stockTakeFields.status, { label: 'stock_take.status', kind: 'multi_select' }),
    filter(stockTakeFields.scope, { label: 'stock_take.scope', kind: 'multi_select' }),
    filter(stockTakeFields.planned_on, {
      label: 'stock_take.planned_on', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(stockTakeLineFields.goods_id, {
      key: 'lines.goods_id', label: 'stock_take_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(stockTakeLineFields.cell_id, {
      key: 'lines.cell_id', label: 'stock_take_line.cell_id', kind: 'reference', place: 'panel',
    }),
    filter(stockTakeFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(stockTakeFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['open', 'to_approve'],
  viewModes: [
    { key: 'all', label: 'screen.warehouse/stock-take.mode.all' },
    { key: 'open', label: 'screen.warehouse/stock-take.mode.open', badge: 'open' },
    { key: 'to_approve', label: 'screen.warehouse/stock-take.mode.to_approve', badge: 'to_approve' },
    { key: 'posted', label: 'screen.warehouse/stock-take.mode.posted' },
    {
      key: 'goods', label: 'screen.warehouse/stock-take.mode.goods',
      columns: [
        'code', 'planned_on', 'status', 'lines.cell_id', 'lines.sku', 'lines.name', 'lines.expired_date',
        'lines.counted_quantity', 'lines.reason', 'warehouse_id',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/warehouse/stock-take/create', permissions: ['goods_manager'],
      tone: 'success',
    },
    {
      key: 'scan', label: 'screen.warehouse/stock-take.action.scan', route: '/scan/stock-take',
      permissions: ['goods_manager', 'pos_goods_manager'],
    },
    { key: 'import', label: 'action.import', route: '/warehouse/stock-take/import', permissions: ['goods_manager'] },
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
      key: 'approve', label: 'stock_take.transition.approve', transition: 'approve', permissions: ['goods_manager'],
      tone: 'success',
    },
    {
      key: 'post', label: 'stock_take.transition.post', transition: 'post', permissions: ['goods_manager'],
      tone: 'success',
    },
    {
      key: 'recount', label: 'stock_take.transition.recount', transition: 'recount',
      permissions: ['goods_manager', 'pos_goods_manager'], tone: 'warning',
    },
    {
      key: 'cancel', label: 'stock_take.transition.cancel', transition: 'cancel',
      permissions: ['goods_manager', 'pos_goods_manager'], tone: 'danger',
    },
    {
      key: 'request', label: 'screen.warehouse/stock-take.action.request', route: '/internal/request/create',
      prefill: { link_code: 'code', title: 'code' }, permissions: ['administration_request'],
    },
  ],
  workflows: [stockTakeWorkflow],
  open: '/warehouse/stock-take',
  create: { route: '/warehouse/stock-take/create', permissions: ['goods_manager'] },
  mobile: { title: 'code', lines: ['warehouse_id', 'status', 'planned_on', 'counted_count'] },
  emptyText: 'screen.warehouse/stock-take.empty',
  live: true,
  expand: { rows: 'lines', label: 'stock_take.lines' },
});

export default function StockTakesList() {
  return <ListScreen list={list} />;
}
