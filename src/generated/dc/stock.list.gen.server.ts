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
    column(dcStockFields.given_30d, { label: 'dc_stock.given_30d', sort: true, sum: true }),
    column(dcStockFields.sold_30d, { label: 'dc_stock.sold_30d', sort: true, sum: true }),
    column(dcStockFields.days_of_cover, { label: 'dc_stock.days_of_cover', sort: true }),
    column(dcStockFields.expired_date, { label: 'dc_stock.expired_date', sort: true }),
    column(dcStockFields.level_price, { label: 'dc_stock.level_price' }),
    column(dcStockFields.taken_in, { label: 'dc_stock.taken_in', sort: true, sum: true }),
    column(dcStockFields.supplied, { label: 'dc_stock.supplied', sort: true, sum: true }),
    column(dcStockFields.sold, { label: 'dc_stock.sold', sort: true, sum: true }),
    column(dcStockFields.returned, { label: 'dc_stock.returned', sort: true, sum: true }),
    column(dcStockFields.goods_id, { label: 'dc_stock.goods_id', show: 'optional' }),
  ],
  filters: [
    filter(dcStockFields.goods_id, { label: 'dc_stock.goods_id', kind: 'reference' }),
    filter(dcStockFields.distributor_id, { label: 'dc_stock.distributor_id', kind: 'reference' }),
    filter(dcStockFields.on_hand, { label: 'dc_stock.on_hand', kind: 'number_range' }),
    filter(dcStockFields.arriving, { label: 'dc_stock.arriving', kind: 'number_range' }),
    filter(dcStockFields.days_of_cover, { label: 'dc_stock.days_of_cover', kind: 'number_range' }),
    filter(dcStockFields.expired_date, { label: 'dc_stock.expired_date', kind: 'date_range', maxDays: null }),
  ],
  counts: [{ key: 'held', where: { on_hand: { from: 1 } } }],
  statistics: [{ key: 'held', label: 'screen.dc/goods.statistic.held', count: 'held', sum: 'on_hand', mode: 'tree' }],
  viewModes: [
    { key: 'tree' },
    { key: 'mine', where: { own: { from: 1 } } },
    { key: 'arriving', where: { arriving: { from: 1 } } },
    { key: 'running_out', where: { days_of_cover: { to: 14 } } },
  ],
  sort: { field: 'on_hand', order: 'DESC' },
});
