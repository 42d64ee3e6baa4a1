// Generated from schemas/pos/goods.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { shopShelfFields } from './shop-shelf.entity.gen.ts';

export const goodsList = createList({
  screen: 'pos/goods-list',
  route: '/pos/goods-list',
  module: 'pos',
  entity: 'shop_shelf',
  permissions: ['pos_goods_manager'],
  urls: { list: '/pos-goods-list', count: '/pos-goods-count', download: '/pos-goods-download' },
  downloadName: 'shop-goods.xlsx',
  where: { pos_id: { mine: 'pos' } },
  columns: [
    column(goodsFields.image, {
      key: 'goods_id.image', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.image',
    }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always', sort: true,
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
      show: 'always', sort: true,
    }),
    column(shopShelfFields.pos_id, { label: 'shop_shelf.pos_id' }),
    column(shopShelfFields.goods_id, { label: 'shop_shelf.goods_id', show: 'optional' }),
    column(goodsFields.unit, {
      key: 'goods_id.unit', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.unit',
    }),
    column(goodsFields.retail_price, {
      key: 'goods_id.retail_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.retail_price', sort: true,
    }),
    column(shopShelfFields.price, { label: 'shop_shelf.promotion', export: false }),
    column(shopShelfFields.on_hand, { label: 'shop_shelf.on_hand', sort: true, sum: true }),
    column(shopShelfFields.reserved, { label: 'shop_shelf.reserved', show: 'optional', sort: true, sum: true }),
    column(shopShelfFields.available, { label: 'shop_shelf.available', sort: true, sum: true }),
    column(shopShelfFields.stock_state, { label: 'shop_shelf.stock_state' }),
    column(shopShelfFields.incoming, { label: 'shop_shelf.incoming', sort: true, sum: true }),
    column(shopShelfFields.sold, { label: 'shop_shelf.sold', sort: true, sum: true }),
    column(shopShelfFields.days_cover, { label: 'shop_shelf.days_cover', sort: true }),
    column(shopShelfFields.nearest_expiry, { label: 'shop_shelf.nearest_expiry', show: 'optional', sort: true }),
    column(shopShelfFields.last_sold_at, { label: 'shop_shelf.last_sold_at', show: 'optional', sort: true }),
    column(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id', show: 'optional',
    }),
    column(goodsFields.barcode, {
      key: 'goods_id.barcode', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.barcode', show: 'optional',
    }),
    column(goodsFields.size, {
      key: 'goods_id.size', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.size',
      show: 'optional',
    }),
    column(shopShelfFields.min_stock, { label: 'shop_shelf.min_stock', show: 'optional' }),
  ],
  filters: [
    filter(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      kind: 'code_list',
    }),
    filter(goodsFields.barcode, {
      key: 'goods_id.barcode', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.barcode', kind: 'code_list',
    }),
    filter(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
      kind: 'text',
    }),
    filter(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id', kind: 'reference',
    }),
    filter(shopShelfFields.pos_id, { label: 'shop_shelf.pos_id', kind: 'reference' }),
    filter(shopShelfFields.stock_state, { label: 'shop_shelf.stock_state', kind: 'multi_select' }),
    filter(shopShelfFields.available, { label: 'shop_shelf.available', kind: 'number_range' }),
    filter(goodsFields.retail_price, {
      key: 'goods_id.retail_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.retail_price', kind: 'number_range',
    }),
    filter(shopShelfFields.last_sold_at, { label: 'shop_shelf.last_sold_at', kind: 'date_range', maxDays: 360 }),
    filter(shopShelfFields.nearest_expiry, { label: 'shop_shelf.nearest_expiry', kind: 'date_range', maxDays: 360 }),
    filter(shopShelfFields.on_hand, { label: 'shop_shelf.on_hand', kind: 'number_range' }),
  ],
  counts: [
    { key: 'low', where: { stock_state: ['low'] } },
    { key: 'out', where: { stock_state: ['out'] } },
    { key: 'expiring', where: { nearest_expiry: { to: { today: 30 } }, on_hand: { from: 1 } } },
  ],
  statistics: [
    { key: 'low', label: 'screen.pos/goods-list.statistic.low', count: 'low', mode: 'low' },
    { key: 'out', label: 'screen.pos/goods-list.statistic.out', count: 'out', mode: 'out' },
    { key: 'expiring', label: 'screen.pos/goods-list.statistic.expiring', count: 'expiring', mode: 'expiring' },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'low', where: { stock_state: ['low'] }, badge: 'low' },
    { key: 'out', where: { stock_state: ['out'] }, badge: 'out' },
    { key: 'slow', where: { last_sold_at: [null], on_hand: { from: 1 } } },
    { key: 'expiring', where: { nearest_expiry: { to: { today: 30 } }, on_hand: { from: 1 } }, badge: 'expiring' },
  ],
  sort: { field: 'goods_id.sku', order: 'ASC' },
});
