// Generated from schemas/stock/stock-moves.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { stockMoveFields } from './stock-move.entity.gen.ts';

export const list = createList({
  screen: 'goods/list/moves',
  route: '/goods/list/moves',
  resource: 'stock_move',
  title: 'screen.goods/list/moves.title',
  permissions: ['goods_manager'],
  urls: { list: '/stock-move-list', count: '/stock-move-count', download: '/stock-move-download' },
  downloadName: 'stock-moves.xlsx',
  columns: [
    column(stockMoveFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'always', sort: true }),
    column(stockMoveFields.goods_id, { label: 'stock_move.goods_id', cell: 'reference', width: 300 }),
    column(stockMoveFields.quantity, { label: 'stock_move.quantity', cell: 'number', sort: true, sum: true }),
    column(stockMoveFields.reason, { label: 'stock_move.reason', cell: 'enum' }),
    column(stockMoveFields.from_place, { label: 'stock_move.from_place', cell: 'enum' }),
    column(stockMoveFields.from_warehouse_id, { label: 'stock_move.from_warehouse_id', cell: 'reference' }),
    column(stockMoveFields.to_place, { label: 'stock_move.to_place', cell: 'enum' }),
    column(stockMoveFields.to_warehouse_id, { label: 'stock_move.to_warehouse_id', cell: 'reference' }),
    column(stockMoveFields.document_type, { label: 'stock_move.document_type', cell: 'enum' }),
    column(stockMoveFields.document_code, { label: 'stock_move.document_code', cell: 'code' }),
    column(stockMoveFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(stockMoveFields.lot, { label: 'stock_move.lot', cell: 'code', show: 'optional' }),
    column(stockMoveFields.expired_date, { label: 'stock_move.expired_date', cell: 'date', show: 'optional' }),
    column(stockMoveFields.uid, { label: 'stock_move.uid', cell: 'code', show: 'optional' }),
    column(stockMoveFields.quality, { label: 'stock_move.quality', cell: 'enum', show: 'optional' }),
  ],
  filters: [
    filter(stockMoveFields.goods_id, { label: 'stock_move.goods_id', kind: 'reference' }),
    filter(stockMoveFields.reason, { label: 'stock_move.reason', kind: 'multi_select' }),
    filter(stockMoveFields.document_code, { label: 'stock_move.document_code', kind: 'text' }),
    filter(stockMoveFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(stockMoveFields.from_warehouse_id, {
      label: 'stock_move.from_warehouse_id', kind: 'reference', place: 'panel',
    }),
    filter(stockMoveFields.to_warehouse_id, { label: 'stock_move.to_warehouse_id', kind: 'reference', place: 'panel' }),
    filter(stockMoveFields.document_type, { label: 'stock_move.document_type', kind: 'multi_select', place: 'panel' }),
    filter(stockMoveFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
  mobile: { title: 'goods_id', lines: ['quantity', 'reason', 'document_code', 'created_at'] },
});

export default function StockMovesList() {
  return <ListScreen list={list} />;
}
