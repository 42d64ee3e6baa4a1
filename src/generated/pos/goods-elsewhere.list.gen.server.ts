// Generated from schemas/pos/goods-elsewhere.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { shopElsewhereFields } from './shop-elsewhere.entity.gen.ts';

export const goodsElsewhereList = createList({
  screen: 'pos/goods-list/elsewhere',
  route: '/pos/goods-list/elsewhere',
  module: 'pos',
  entity: 'shop_elsewhere',
  permissions: ['pos_goods_manager'],
  urls: {
    list: '/pos-goods-elsewhere-list', count: '/pos-goods-elsewhere-count', download: '/pos-goods-elsewhere-download',
  },
  downloadName: 'goods-of-shops.xlsx',
  where: { 'pos_id.active': true, available: { from: 1 } },
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always',
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
    }),
    column(shopElsewhereFields.pos_id, { label: 'shop_elsewhere.pos_id' }),
    column(shopElsewhereFields.warehouse_id, { label: 'shop_elsewhere.warehouse_id', show: 'optional' }),
    column(shopElsewhereFields.available, { label: 'shop_elsewhere.available', sort: true, sum: true }),
  ],
  filters: [
    filter(shopElsewhereFields.goods_id, { label: 'shop_elsewhere.goods_id', kind: 'reference' }),
    filter(shopElsewhereFields.pos_id, { label: 'shop_elsewhere.pos_id', kind: 'reference' }),
    filter(shopElsewhereFields.available, { label: 'shop_elsewhere.available', kind: 'number_range' }),
  ],
  sort: { field: 'available', order: 'DESC' },
});
