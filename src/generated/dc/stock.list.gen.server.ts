// Generated from schemas/dc/stock.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { dcStockFields } from './dc-stock.entity.gen.ts';

export const stockList = createList({
  screen: 'dc/goods',
  route: '/dc/goods',
  module: 'dc',
  entity: 'dc_stock',
  permissions: ['dc_goods'],
  urls: { list: '/dc-stock-list', count: '/dc-stock-count', download: '/dc-stock-download' },
  downloadName: 'dc-goods.xlsx',
  columns: [
    column(goodsFields.image, {
      key: 'goods_id.image', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.image',
    }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always',
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
    }),
    column(dcStockFields.distributor_id, { label: 'dc_stock.distributor_id', show: 'always' }),
    column(dcStockFields.on_hand, { label: 'dc_stock.on_hand', sort: true, sum: true }),
    column(dcStockFields.arriving, { label: 'dc_stock.arriving', sort: true, sum: true }),
    column(dcStockFields.taken_in, { label: 'dc_stock.taken_in', sort: true, sum: true }),
    column(dcStockFields.supplied, { label: 'dc_stock.supplied', sort: true, sum: true }),
    column(dcStockFields.sold, { label: 'dc_stock.sold', sort: true, sum: true }),
    column(dcStockFields.returned, { label: 'dc_stock.returned', sort: true, sum: true }),
  ],
  filters: [
    filter(dcStockFields.goods_id, { label: 'dc_stock.goods_id', kind: 'reference' }),
    filter(dcStockFields.distributor_id, { label: 'dc_stock.distributor_id', kind: 'reference' }),
    filter(dcStockFields.on_hand, { label: 'dc_stock.on_hand', kind: 'number_range' }),
    filter(dcStockFields.arriving, { label: 'dc_stock.arriving', kind: 'number_range' }),
  ],
  counts: [{ key: 'held', where: { on_hand: { from: 1 } } }],
  statistics: [{ key: 'held', label: 'screen.dc/goods.statistic.held', count: 'held', sum: 'on_hand' }],
  sort: { field: 'on_hand', order: 'DESC' },
});
