// Generated from schemas/material/moves.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { materialMoveFields } from './material-move.entity.gen.ts';
import { materialFields } from './material.entity.gen.ts';

export const movesList = createList({
  screen: 'material/list/moves',
  route: '/material/list/moves',
  module: 'material',
  entity: 'material_move',
  permissions: ['material_manager', 'administration_supply'],
  urls: { list: '/material-move-list', count: '/material-move-count', download: '/material-move-download' },
  downloadName: 'material-moves.xlsx',
  columns: [
    column(materialMoveFields.moved_on, { label: 'material_move.moved_on', show: 'always', sort: true }),
    column(materialMoveFields.material_id, { label: 'material_move.material_id' }),
    column(materialMoveFields.lot_id, { label: 'material_move.lot_id' }),
    column(materialMoveFields.kind, { label: 'material_move.kind' }),
    column(materialMoveFields.quantity, { label: 'material_move.quantity', sort: true }),
    column(materialFields.unit, {
      key: 'material_id.unit', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.unit',
    }),
    column(materialMoveFields.document_code, { label: 'material_move.document_code' }),
    column(materialMoveFields.warehouse_id, { label: 'material_move.warehouse_id' }),
    column(materialMoveFields.reason, { label: 'material_move.reason' }),
    column(materialMoveFields.created_by, { label: 'kit.field.created_by' }),
    column(materialMoveFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(materialMoveFields.material_id, { label: 'material_move.material_id', kind: 'reference' }),
    filter(materialMoveFields.lot_id, { label: 'material_move.lot_id', kind: 'reference' }),
    filter(materialMoveFields.kind, { label: 'material_move.kind', kind: 'multi_select' }),
    filter(materialMoveFields.document_code, { label: 'material_move.document_code', kind: 'text' }),
    filter(materialMoveFields.moved_on, { label: 'material_move.moved_on', kind: 'date_range', maxDays: 360 }),
    filter(materialMoveFields.warehouse_id, { label: 'material_move.warehouse_id', kind: 'reference' }),
    filter(materialMoveFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  viewModes: [
    { key: 'all' },
    { key: 'in', where: { kind: ['receipt', 'return'] } },
    { key: 'out', where: { kind: ['issue', 'consume', 'supplier_return'] } },
    { key: 'corrected', where: { kind: ['adjust', 'scrap'] } },
  ],
  sort: { field: 'moved_on', order: 'DESC' },
});
