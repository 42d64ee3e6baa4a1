// Generated from schemas/pos/goods-elsewhere.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { shopElsewhereFields } from './shop-elsewhere.entity.gen.ts';

export const list = createList({
  screen: 'pos/goods-list/elsewhere',
  route: '/pos/goods-list/elsewhere',
  resource: 'shop_elsewhere',
  title: 'screen.pos/goods-list/elsewhere.title',
  permissions: ['pos_goods_manager'],
  urls: {
    list: '/pos-goods-elsewhere-list', count: '/pos-goods-elsewhere-count', download: '/pos-goods-elsewhere-download',
  },
  downloadName: 'goods-of-shops.xlsx',
  where: { 'pos_id.active': true, available: { from: 1 } },
  columns: [
    column(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', pin: 'left' }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', width: 300 }),
    column(shopElsewhereFields.pos_id, { label: 'shop_elsewhere.pos_id', cell: 'reference', width: 200 }),
    column(shopElsewhereFields.warehouse_id, {
      label: 'shop_elsewhere.warehouse_id', cell: 'reference', show: 'optional', width: 200,
    }),
    column(shopElsewhereFields.available, {
      label: 'shop_elsewhere.available', cell: 'number', sort: true, sum: true, footer: true,
    }),
  ],
  filters: [
    filter(shopElsewhereFields.goods_id, { label: 'shop_elsewhere.goods_id', kind: 'reference' }),
    filter(shopElsewhereFields.pos_id, { label: 'shop_elsewhere.pos_id', kind: 'reference' }),
    filter(shopElsewhereFields.available, { label: 'shop_elsewhere.available', kind: 'number_range' }),
  ],
  sort: { field: 'available', order: 'DESC' },
  mobile: { title: 'pos_id', lines: ['goods_id.name', 'available'] },
  emptyText: 'screen.pos/goods-list/elsewhere.empty',
  live: true,
});

export default function GoodsElsewhereList() {
  return <ListScreen list={list} />;
}
