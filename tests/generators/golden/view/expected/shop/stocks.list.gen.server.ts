// Generated from schemas/shop/stocks.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsStockFields } from './goods-stock.entity.gen.ts';

export const stocksList = createList({
  screen: 'shop/stocks',
  route: '/shop/stocks',
  module: 'shop',
  entity: 'goods_stock',
  permissions: ['stock_manager'],
  urls: { list: '/stock-list', count: '/stock-count' },
  downloadName: 'download.xlsx',
  columns: [
    column(goodsStockFields.goods_id, { label: 'goods_stock.goods_id', sort: true }),
    column(goodsStockFields.depot_id, { label: 'goods_stock.depot_id' }),
    column(goodsStockFields.sku, { label: 'goods_stock.sku', sort: true }),
    column(goodsStockFields.on_hand, { label: 'goods_stock.on_hand', sort: true, sum: true }),
    column(goodsStockFields.available, { label: 'goods_stock.available', sum: true }),
    column(goodsStockFields.cost, { label: 'goods_stock.cost', sum: true }),
    column(goodsStockFields.value, { label: 'goods_stock.value', sum: true }),
  ],
  filters: [
    filter(goodsStockFields.goods_id, { label: 'goods_stock.goods_id', kind: 'reference' }),
    filter(goodsStockFields.sku, { label: 'goods_stock.sku', kind: 'text' }),
    filter(goodsStockFields.on_hand, { label: 'goods_stock.on_hand', kind: 'number_range' }),
    filter(goodsStockFields.cost, { label: 'goods_stock.cost', kind: 'number_range' }),
  ],
  sort: { field: 'goods_id', order: 'ASC' },
});
