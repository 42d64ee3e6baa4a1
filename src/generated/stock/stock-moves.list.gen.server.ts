// Generated from schemas/stock/stock-moves.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { stockMoveFields } from './stock-move.entity.gen.ts';

export const stockMovesList = createList({
  screen: 'goods/list/moves',
  route: '/goods/list/moves',
  module: 'stock',
  entity: 'stock_move',
  permissions: ['goods_manager'],
  urls: { list: '/stock-move-list', count: '/stock-move-count', download: '/stock-move-download' },
  downloadName: 'stock-moves.xlsx',
  columns: [
    column(stockMoveFields.created_at, { label: 'kit.field.created_at', show: 'always', sort: true }),
    column(stockMoveFields.goods_id, { label: 'stock_move.goods_id' }),
    column(stockMoveFields.quantity, { label: 'stock_move.quantity', sort: true, sum: true }),
    column(stockMoveFields.reason, { label: 'stock_move.reason' }),
    column(stockMoveFields.from_place, { label: 'stock_move.from_place' }),
    column(stockMoveFields.from_warehouse_id, { label: 'stock_move.from_warehouse_id' }),
    column(stockMoveFields.to_place, { label: 'stock_move.to_place' }),
    column(stockMoveFields.to_warehouse_id, { label: 'stock_move.to_warehouse_id' }),
    column(stockMoveFields.document_type, { label: 'stock_move.document_type' }),
    column(stockMoveFields.document_code, { label: 'stock_move.document_code' }),
    column(stockMoveFields.created_by, { label: 'kit.field.created_by' }),
    column(stockMoveFields.lot, { label: 'stock_move.lot', show: 'optional' }),
    column(stockMoveFields.expired_date, { label: 'stock_move.expired_date', show: 'optional' }),
    column(stockMoveFields.uid, { label: 'stock_move.uid', show: 'optional' }),
    column(stockMoveFields.quality, { label: 'stock_move.quality', show: 'optional' }),
  ],
  filters: [
    filter(stockMoveFields.goods_id, { label: 'stock_move.goods_id', kind: 'reference' }),
    filter(stockMoveFields.reason, { label: 'stock_move.reason', kind: 'multi_select' }),
    filter(stockMoveFields.document_code, { label: 'stock_move.document_code', kind: 'text' }),
    filter(stockMoveFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(stockMoveFields.from_warehouse_id, { label: 'stock_move.from_warehouse_id', kind: 'reference' }),
    filter(stockMoveFields.to_warehouse_id, { label: 'stock_move.to_warehouse_id', kind: 'reference' }),
    filter(stockMoveFields.document_type, { label: 'stock_move.document_type', kind: 'multi_select' }),
    filter(stockMoveFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
