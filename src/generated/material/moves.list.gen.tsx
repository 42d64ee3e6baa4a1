// Generated from schemas/material/moves.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { materialMoveFields } from './material-move.entity.gen.ts';
import { materialFields } from './material.entity.gen.ts';

export const list = createList({
  screen: 'material/list/moves',
  route: '/material/list/moves',
  resource: 'material_move',
  title: 'screen.material/list/moves.title',
  permissions: ['material_manager', 'administration_supply'],
  urls: { list: '/material-move-list', count: '/material-move-count', download: '/material-move-download' },
  downloadName: 'material-moves.xlsx',
  columns: [
    column(materialMoveFields.moved_on, {
      label: 'material_move.moved_on', cell: 'date', show: 'always', sort: true, pin: 'left',
    }),
    column(materialMoveFields.material_id, { label: 'material_move.material_id', cell: 'reference', width: 280 }),
    column(materialMoveFields.lot_id, { label: 'material_move.lot_id', cell: 'reference', width: 160 }),
    column(materialMoveFields.kind, { label: 'material_move.kind', cell: 'enum' }),
    column(materialMoveFields.quantity, { label: 'material_move.quantity', cell: 'number', sort: true }),
    column(materialFields.unit, { key: 'material_id.unit', label: 'material.unit', cell: 'enum' }),
    column(materialMoveFields.document_code, { label: 'material_move.document_code', cell: 'code' }),
    column(materialMoveFields.warehouse_id, { label: 'material_move.warehouse_id', cell: 'reference', width: 200 }),
    column(materialMoveFields.reason, { label: 'material_move.reason', cell: 'text' }),
    column(materialMoveFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(materialMoveFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(materialMoveFields.material_id, { label: 'material_move.material_id', kind: 'reference' }),
    filter(materialMoveFields.lot_id, { label: 'material_move.lot_id', kind: 'reference' }),
    filter(materialMoveFields.kind, { label: 'material_move.kind', kind: 'multi_select' }),
    filter(materialMoveFields.document_code, { label: 'material_move.document_code', kind: 'text' }),
    filter(materialMoveFields.moved_on, {
      label: 'material_move.moved_on', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(materialMoveFields.warehouse_id, { label: 'material_move.warehouse_id', kind: 'reference', place: 'panel' }),
    filter(materialMoveFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  viewModes: [
    { key: 'all', label: 'screen.material/list/moves.mode.all' },
    { key: 'in', label: 'screen.material/list/moves.mode.in' },
    { key: 'out', label: 'screen.material/list/moves.mode.out' },
    { key: 'corrected', label: 'screen.material/list/moves.mode.corrected' },
  ],
  sort: { field: 'moved_on', order: 'DESC' },
  toolbar: [
    { key: 'materials', label: 'action.materials', route: '/material/list', permissions: ['material_manager'] },
  ],
  mobile: { title: 'material_id', lines: ['kind', 'quantity', 'document_code', 'moved_on'] },
  emptyText: 'screen.material/list/moves.empty',
});

export default function MovesList() {
  return <ListScreen list={list} />;
}
