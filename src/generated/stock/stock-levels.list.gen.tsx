// Generated from schemas/stock/stock-levels.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { stockLevelFields } from './stock-level.entity.gen.ts';

export const list = createList({
  screen: 'goods/list/stock',
  route: '/goods/list/stock',
  resource: 'stock_level',
  title: 'screen.goods/list/stock.title',
  permissions: ['goods_manager'],
  urls: { list: '/stock-level-list', count: '/stock-level-count', download: '/stock-level-download' },
  downloadName: 'stock.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(goodsFields.image, { key: 'goods_id.image', label: 'goods.image', cell: 'image', width: 64 }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', sort: true, pin: 'left',
    }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', width: 300 }),
    column(stockLevelFields.warehouse_id, { label: 'stock_level.warehouse_id', cell: 'reference', width: 220 }),
    column(goodsFields.unit, { key: 'goods_id.unit', label: 'goods.unit', cell: 'enum' }),
    column(stockLevelFields.on_hand, {
      label: 'stock_level.on_hand', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(stockLevelFields.reserved, {
      label: 'stock_level.reserved', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(stockLevelFields.unsellable, {
      label: 'stock_level.unsellable', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(stockLevelFields.available, { label: 'stock_level.available', cell: 'number' }),
  ],
  filters: [
    filter(stockLevelFields.goods_id, { label: 'stock_level.goods_id', kind: 'reference' }),
    filter(stockLevelFields.warehouse_id, { label: 'stock_level.warehouse_id', kind: 'reference' }),
    filter(stockLevelFields.on_hand, { label: 'stock_level.on_hand', kind: 'number_range' }),
    filter(stockLevelFields.reserved, { label: 'stock_level.reserved', kind: 'number_range' }),
  ],
  sort: { field: 'goods_id.sku', order: 'ASC' },
  mobile: { title: 'goods_id.name', lines: ['goods_id.image', 'goods_id.sku', 'warehouse_id', 'available'] },
});

export default function StockLevelsList() {
  return <ListScreen list={list} />;
}
