// Generated from schemas/pos/goods-moves.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { shopMoveFields } from './shop-move.entity.gen.ts';

export const list = createList({
  screen: 'pos/goods-list/moves',
  route: '/pos/goods-list/moves',
  resource: 'shop_move',
  title: 'screen.pos/goods-list/moves.title',
  permissions: ['pos_goods_manager'],
  urls: { list: '/pos-goods-move-list', count: '/pos-goods-move-count', download: '/pos-goods-move-download' },
  downloadName: 'shop-moves.xlsx',
  columns: [
    column(shopMoveFields.at, { label: 'shop_move.at', cell: 'date_time', show: 'always', sort: true }),
    column(shopMoveFields.goods_id, { label: 'shop_move.goods_id', cell: 'reference', width: 300 }),
    column(shopMoveFields.pos_id, { label: 'shop_move.pos_id', cell: 'reference', width: 200 }),
    column(shopMoveFields.quantity, {
      label: 'shop_move.quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(shopMoveFields.reason, { label: 'shop_move.reason', cell: 'enum' }),
    column(shopMoveFields.other_place, { label: 'shop_move.other_place', cell: 'enum' }),
    column(shopMoveFields.other_warehouse_id, { label: 'shop_move.other_warehouse_id', cell: 'reference' }),
    column(shopMoveFields.document_code, { label: 'shop_move.document_code', cell: 'code' }),
    column(shopMoveFields.by, { label: 'shop_move.by', cell: 'reference' }),
    column(shopMoveFields.expired_date, { label: 'shop_move.expired_date', cell: 'date', show: 'optional' }),
  ],
  filters: [
    filter(shopMoveFields.goods_id, { label: 'shop_move.goods_id', kind: 'reference' }),
    filter(shopMoveFields.pos_id, { label: 'shop_move.pos_id', kind: 'reference' }),
    filter(shopMoveFields.reason, { label: 'shop_move.reason', kind: 'multi_select' }),
    filter(shopMoveFields.document_code, { label: 'shop_move.document_code', kind: 'text' }),
    filter(shopMoveFields.at, { label: 'shop_move.at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90] }),
  ],
  sort: { field: 'at', order: 'DESC' },
  mobile: { title: 'goods_id', lines: ['quantity', 'reason', 'document_code', 'at'] },
  emptyText: 'screen.pos/goods-list/moves.empty',
});

export default function GoodsMovesList() {
  return <ListScreen list={list} />;
}
