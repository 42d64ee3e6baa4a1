// Generated from schemas/pos/goods-moves.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { shopMoveFields } from './shop-move.entity.gen.ts';

export const goodsMovesList = createList({
  screen: 'pos/goods-list/moves',
  route: '/pos/goods-list/moves',
  module: 'pos',
  entity: 'shop_move',
  permissions: ['pos_goods_manager'],
  urls: { list: '/pos-goods-move-list', count: '/pos-goods-move-count', download: '/pos-goods-move-download' },
  downloadName: 'shop-moves.xlsx',
  columns: [
    column(shopMoveFields.at, { label: 'shop_move.at', show: 'always', sort: true }),
    column(shopMoveFields.goods_id, { label: 'shop_move.goods_id' }),
    column(shopMoveFields.pos_id, { label: 'shop_move.pos_id' }),
    column(shopMoveFields.quantity, { label: 'shop_move.quantity', sort: true, sum: true }),
    column(shopMoveFields.reason, { label: 'shop_move.reason' }),
    column(shopMoveFields.other_place, { label: 'shop_move.other_place' }),
    column(shopMoveFields.other_warehouse_id, { label: 'shop_move.other_warehouse_id' }),
    column(shopMoveFields.document_code, { label: 'shop_move.document_code' }),
    column(shopMoveFields.by, { label: 'shop_move.by' }),
    column(shopMoveFields.expired_date, { label: 'shop_move.expired_date', show: 'optional' }),
  ],
  filters: [
    filter(shopMoveFields.goods_id, { label: 'shop_move.goods_id', kind: 'reference' }),
    filter(shopMoveFields.pos_id, { label: 'shop_move.pos_id', kind: 'reference' }),
    filter(shopMoveFields.reason, { label: 'shop_move.reason', kind: 'multi_select' }),
    filter(shopMoveFields.document_code, { label: 'shop_move.document_code', kind: 'text' }),
    filter(shopMoveFields.at, { label: 'shop_move.at', kind: 'date_range', maxDays: 360 }),
  ],
  sort: { field: 'at', order: 'DESC' },
});
