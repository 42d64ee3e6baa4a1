// Generated from schemas/shop/stocks.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { goodsStockFields } from './goods-stock.entity.gen.ts';

export const list = createList({
  screen: 'shop/stocks',
  route: '/shop/stocks',
  resource: 'goods_stock',
  title: 'screen.shop/stocks.title',
  permissions: ['stock_manager'],
  urls: { list: '/stock-list', count: '/stock-count' },
  downloadName: 'download.xlsx',
  columns: [
    column(goodsStockFields.goods_id, { label: 'goods_stock.goods_id', cell: 'reference', sort: true }),
    column(goodsStockFields.depot_id, { label: 'goods_stock.depot_id', cell: 'reference' }),
    column(goodsStockFields.sku, { label: 'goods_stock.sku', cell: 'code', sort: true }),
    column(goodsStockFields.on_hand, { label: 'goods_stock.on_hand', cell: 'number', sort: true, sum: true }),
    column(goodsStockFields.available, { label: 'goods_stock.available', cell: 'number', sum: true }),
    column(goodsStockFields.cost, { label: 'goods_stock.cost', cell: 'money', sum: true }),
    column(goodsStockFields.value, { label: 'goods_stock.value', cell: 'money', sum: true }),
  ],
  filters: [
    filter(goodsStockFields.goods_id, { label: 'goods_stock.goods_id', kind: 'reference' }),
    filter(goodsStockFields.sku, { label: 'goods_stock.sku', kind: 'text' }),
    filter(goodsStockFields.on_hand, { label: 'goods_stock.on_hand', kind: 'number_range' }),
    filter(goodsStockFields.cost, { label: 'goods_stock.cost', kind: 'number_range' }),
  ],
  sort: { field: 'goods_id', order: 'ASC' },
  mobile: { title: 'goods_id', lines: ['depot_id', 'sku', 'on_hand'] },
  live: true,
});

export default function StocksList() {
  return <ListScreen list={list} />;
}
