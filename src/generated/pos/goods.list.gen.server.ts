// Generated from schemas/pos/goods.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { shopGoodsFields } from './shop-goods.entity.gen.ts';

export const goodsList = createList({
  screen: 'pos/goods-list',
  route: '/pos/goods-list',
  module: 'pos',
  entity: 'shop_goods',
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
    column(shopGoodsFields.pos_id, { label: 'shop_goods.pos_id' }),
    column(goodsFields.unit, {
      key: 'goods_id.unit', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.unit',
    }),
    column(goodsFields.retail_price, {
      key: 'goods_id.retail_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.retail_price', sort: true,
    }),
    column(shopGoodsFields.on_hand, { label: 'shop_goods.on_hand', sort: true, sum: true }),
    column(shopGoodsFields.reserved, { label: 'shop_goods.reserved', show: 'optional', sort: true, sum: true }),
    column(shopGoodsFields.available, { label: 'shop_goods.available', sort: true, sum: true }),
    column(goodsFields.barcode, {
      key: 'goods_id.barcode', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.barcode', show: 'optional',
    }),
    column(goodsFields.size, {
      key: 'goods_id.size', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.size',
      show: 'optional',
    }),
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
    filter(shopGoodsFields.pos_id, { label: 'shop_goods.pos_id', kind: 'reference' }),
    filter(shopGoodsFields.available, { label: 'shop_goods.available', kind: 'number_range' }),
    filter(goodsFields.retail_price, {
      key: 'goods_id.retail_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.retail_price', kind: 'number_range',
    }),
  ],
  counts: [{ key: 'low', where: { available: { from: 1, to: 10 } } }, { key: 'out', where: { available: { to: 0 } } }],
  statistics: [
    { key: 'low', label: 'screen.pos/goods-list.statistic.low', count: 'low', mode: 'low' },
    { key: 'out', label: 'screen.pos/goods-list.statistic.out', count: 'out', mode: 'out' },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'low', where: { available: { from: 1, to: 10 } }, badge: 'low' },
    { key: 'out', where: { available: { to: 0 } }, badge: 'out' },
  ],
  sort: { field: 'goods_id.sku', order: 'ASC' },
});
