// Generated from schemas/stock/cells.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { cellTotalFields } from './cell-total.entity.gen.ts';
import { cellFields } from './cell.entity.gen.ts';

export const list = createList({
  screen: 'warehouse/cell',
  route: '/warehouse/cell',
  resource: 'cell_total',
  title: 'screen.warehouse/cell.title',
  permissions: ['goods_manager'],
  urls: { list: '/cell-list', count: '/cell-count', download: '/cell-download' },
  downloadName: 'cells.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(cellFields.code, {
      key: 'cell_id.code', label: 'cell.code', cell: 'code', show: 'always', sort: true, width: 140, pin: 'left',
      link: '/warehouse/cell',
    }),
    column(cellTotalFields.warehouse_id, { label: 'cell_total.warehouse_id', cell: 'reference', width: 240 }),
    column(cellFields.zone, { key: 'cell_id.zone', label: 'cell.zone', cell: 'text' }),
    column(cellFields.kind, { key: 'cell_id.kind', label: 'cell.kind', cell: 'enum' }),
    column(cellTotalFields.sku_count, {
      label: 'cell_total.sku_count', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(cellTotalFields.quantity, {
      label: 'cell_total.quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(cellFields.one_expiry, { key: 'cell_id.one_expiry', label: 'cell.one_expiry', cell: 'boolean' }),
    column(cellFields.active, { key: 'cell_id.active', label: 'cell.active', cell: 'boolean' }),
    column(cellFields.note, { key: 'cell_id.note', label: 'cell.note', cell: 'text', show: 'optional' }),
    column(cellFields.created_at, {
      key: 'cell_id.created_at', label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(cellFields.code, { key: 'cell_id.code', label: 'cell.code', kind: 'code_list' }),
    filter(cellTotalFields.warehouse_id, { label: 'cell_total.warehouse_id', kind: 'reference' }),
    filter(cellFields.zone, { key: 'cell_id.zone', label: 'cell.zone', kind: 'text' }),
    filter(cellFields.kind, { key: 'cell_id.kind', label: 'cell.kind', kind: 'multi_select' }),
    filter(cellTotalFields.quantity, { label: 'cell_total.quantity', kind: 'number_range' }),
    filter(cellFields.created_at, {
      key: 'cell_id.created_at', label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
  ],
  counts: ['empty'],
  viewModes: [
    { key: 'in_use', label: 'screen.warehouse/cell.mode.in_use' },
    { key: 'empty', label: 'screen.warehouse/cell.mode.empty', badge: 'empty' },
    { key: 'inactive', label: 'screen.warehouse/cell.mode.inactive' },
    { key: 'all', label: 'screen.warehouse/cell.mode.all' },
  ],
  sort: { field: 'cell_id.code', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/warehouse/cell/create', permissions: ['goods_manager'],
      tone: 'success',
    },
    {
      key: 'import', label: 'screen.warehouse/cell.action.import', route: '/warehouse/cell-import',
      permissions: ['goods_manager'],
    },
  ],
  row: [
    {
      key: 'print_label', label: 'screen.warehouse/cell.action.print_label',
      print: async () => (await import('#generated/stock/cell-label.print.gen.ts')).cellLabelPrint,
    },
  ],
  bulk: [
    {
      key: 'print_label', label: 'screen.warehouse/cell.action.print_label',
      print: async () => (await import('#generated/stock/cell-label.print.gen.ts')).cellLabelPrint,
    },
  ],
  open: '/warehouse/cell',
  mobile: { title: 'cell_id.code', lines: ['cell_id.zone', 'cell_id.kind', 'sku_count', 'quantity'] },
  emptyText: 'screen.warehouse/cell.empty',
  live: true,
});

export default function CellsList() {
  return <ListScreen list={list} />;
}
