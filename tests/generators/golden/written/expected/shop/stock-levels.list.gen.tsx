// Generated from schemas/shop/stock-levels.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { stockLevelFields } from './stock-level.entity.gen.ts';

export const list = createList({
  screen: 'shop/stock-levels',
  route: '/shop/stock-levels',
  resource: 'stock_level',
  title: 'screen.shop/stock-levels.title',
  permissions: ['stock_manager'],
  urls: { list: '/stock-level-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(stockLevelFields.goods_id, { label: 'stock_level.goods_id', cell: 'reference' }),
    column(stockLevelFields.on_hand, { label: 'stock_level.on_hand', cell: 'number', sum: true }),
    column(stockLevelFields.available, { label: 'stock_level.available', cell: 'number' }),
    column(stockLevelFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  filters: [filter(stockLevelFields.cell, { label: 'stock_level.cell', kind: 'text' })],
  sort: { field: 'created_at', order: 'DESC' },
  mobile: { title: 'goods_id', lines: ['on_hand', 'available', 'created_at'] },
});

export default function StockLevelsList() {
  return <ListScreen list={list} />;
}
