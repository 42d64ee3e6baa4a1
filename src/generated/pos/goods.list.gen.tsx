// Generated from schemas/pos/goods.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { shopGoodsFields } from './shop-goods.entity.gen.ts';

export const list = createList({
  screen: 'pos/goods-list',
  route: '/pos/goods-list',
  resource: 'shop_goods',
  title: 'screen.pos/goods-list.title',
  permissions: ['pos_goods_manager'],
  urls: { list: '/pos-goods-list', count: '/pos-goods-count', download: '/pos-goods-download' },
  downloadName: 'shop-goods.xlsx',
  where: { pos_id: { mine: 'pos' } },
  scope: { of: 'pos', filter: 'pos_id' },
  columns: [
    column(goodsFields.image, { key: 'goods_id.image', label: 'goods.image', cell: 'image', width: 64 }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', sort: true, pin: 'left',
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', label: 'goods.name', cell: 'text', show: 'always', sort: true, width: 300,
    }),
    column(shopGoodsFields.pos_id, { label: 'shop_goods.pos_id', cell: 'reference', width: 200 }),
    column(goodsFields.unit, { key: 'goods_id.unit', label: 'goods.unit', cell: 'enum' }),
    column(goodsFields.retail_price, {
      key: 'goods_id.retail_price', label: 'goods.retail_price', cell: 'money', sort: true,
    }),
    column(shopGoodsFields.on_hand, {
      label: 'shop_goods.on_hand', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(shopGoodsFields.reserved, {
      label: 'shop_goods.reserved', cell: 'number', show: 'optional', sort: true, sum: true,
    }),
    column(shopGoodsFields.available, {
      label: 'shop_goods.available', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsFields.barcode, {
      key: 'goods_id.barcode', label: 'goods.barcode', cell: 'code', show: 'optional', width: 140,
    }),
    column(goodsFields.size, { key: 'goods_id.size', label: 'goods.size', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', kind: 'code_list' }),
    filter(goodsFields.barcode, { key: 'goods_id.barcode', label: 'goods.barcode', kind: 'code_list' }),
    filter(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', kind: 'text' }),
    filter(shopGoodsFields.pos_id, { label: 'shop_goods.pos_id', kind: 'reference' }),
    filter(shopGoodsFields.available, { label: 'shop_goods.available', kind: 'number_range' }),
    filter(goodsFields.retail_price, {
      key: 'goods_id.retail_price', label: 'goods.retail_price', kind: 'number_range',
    }),
  ],
  counts: ['low', 'out'],
  viewModes: [
    { key: 'all', label: 'screen.pos/goods-list.mode.all' },
    { key: 'low', label: 'screen.pos/goods-list.mode.low', badge: 'low' },
    { key: 'out', label: 'screen.pos/goods-list.mode.out', badge: 'out' },
  ],
  sort: { field: 'goods_id.sku', order: 'ASC' },
  toolbar: [
    {
      key: 'display_request', label: 'screen.pos/goods-list.action.display_request',
      route: '/pos/goods-list/display-request', permissions: ['pos_goods_transfer'],
    },
  ],
  mobile: { title: 'goods_id.name', lines: ['goods_id.image', 'goods_id.retail_price', 'available', 'pos_id'] },
  live: true,
});

export default function GoodsList() {
  return <ListScreen list={list} />;
}
