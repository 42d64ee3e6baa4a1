// Generated from schemas/stock/cells.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { cellTotalFields } from './cell-total.entity.gen.ts';
import { cellFields } from './cell.entity.gen.ts';

export const cellsList = createList({
  screen: 'warehouse/cell',
  route: '/warehouse/cell',
  module: 'stock',
  entity: 'cell_total',
  permissions: ['goods_manager'],
  urls: { list: '/cell-list', count: '/cell-count', download: '/cell-download' },
  downloadName: 'cells.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(cellFields.code, {
      key: 'cell_id.code', steps: [{ field: 'cell_id', kind: 'reference', entity: 'cell' }], label: 'cell.code',
      show: 'always', sort: true,
    }),
    column(cellTotalFields.warehouse_id, { label: 'cell_total.warehouse_id' }),
    column(cellFields.zone, {
      key: 'cell_id.zone', steps: [{ field: 'cell_id', kind: 'reference', entity: 'cell' }], label: 'cell.zone',
    }),
    column(cellFields.kind, {
      key: 'cell_id.kind', steps: [{ field: 'cell_id', kind: 'reference', entity: 'cell' }], label: 'cell.kind',
    }),
    column(cellTotalFields.sku_count, { label: 'cell_total.sku_count', sort: true, sum: true }),
    column(cellTotalFields.quantity, { label: 'cell_total.quantity', sort: true, sum: true }),
    column(cellFields.one_expiry, {
      key: 'cell_id.one_expiry', steps: [{ field: 'cell_id', kind: 'reference', entity: 'cell' }],
      label: 'cell.one_expiry',
    }),
    column(cellFields.active, {
      key: 'cell_id.active', steps: [{ field: 'cell_id', kind: 'reference', entity: 'cell' }], label: 'cell.active',
    }),
    column(cellFields.note, {
      key: 'cell_id.note', steps: [{ field: 'cell_id', kind: 'reference', entity: 'cell' }], label: 'cell.note',
      show: 'optional',
    }),
    column(cellFields.created_at, {
      key: 'cell_id.created_at', steps: [{ field: 'cell_id', kind: 'reference', entity: 'cell' }],
      label: 'kit.field.created_at', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(cellFields.code, {
      key: 'cell_id.code', steps: [{ field: 'cell_id', kind: 'reference', entity: 'cell' }], label: 'cell.code',
      kind: 'code_list',
    }),
    filter(cellTotalFields.warehouse_id, { label: 'cell_total.warehouse_id', kind: 'reference' }),
    filter(cellFields.zone, {
      key: 'cell_id.zone', steps: [{ field: 'cell_id', kind: 'reference', entity: 'cell' }], label: 'cell.zone',
      kind: 'text',
    }),
    filter(cellFields.kind, {
      key: 'cell_id.kind', steps: [{ field: 'cell_id', kind: 'reference', entity: 'cell' }], label: 'cell.kind',
      kind: 'multi_select',
    }),
    filter(cellTotalFields.quantity, { label: 'cell_total.quantity', kind: 'number_range' }),
    filter(cellFields.created_at, {
      key: 'cell_id.created_at', steps: [{ field: 'cell_id', kind: 'reference', entity: 'cell' }],
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360,
    }),
  ],
  counts: [{ key: 'empty', where: { 'cell_id.active': true, quantity: { to: 0 } } }],
  viewModes: [
    { key: 'in_use', where: { 'cell_id.active': true } },
    { key: 'empty', where: { 'cell_id.active': true, quantity: { to: 0 } }, badge: 'empty' },
    { key: 'inactive', where: { 'cell_id.active': false } },
    { key: 'all' },
  ],
  sort: { field: 'cell_id.code', order: 'ASC' },
});
