// Generated from schemas/pos/goods.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { PromotionCell } from '#modules/pos/PromotionCell.tsx';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { shopShelfFields } from './shop-shelf.entity.gen.ts';

export const list = createList({
  screen: 'pos/goods-list',
  route: '/pos/goods-list',
  resource: 'shop_shelf',
  title: 'screen.pos/goods-list.title',
  permissions: ['pos_goods_manager'],
  urls: { list: '/pos-goods-list', count: '/pos-goods-count', download: '/pos-goods-download' },
  downloadName: 'shop-goods.xlsx',
  where: { pos_id: { mine: 'pos' } },
  scope: { of: 'pos', filter: 'pos_id' },
  scan: 'goods_id.barcode',
  columns: [
    column(goodsFields.image, { key: 'goods_id.image', label: 'goods.image', cell: 'image', width: 64 }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', sort: true, pin: 'left',
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', label: 'goods.name', cell: 'text', show: 'always', sort: true, width: 300,
    }),
    column(shopShelfFields.pos_id, { label: 'shop_shelf.pos_id', cell: 'reference', width: 200 }),
    column(shopShelfFields.goods_id, { label: 'shop_shelf.goods_id', cell: 'reference', show: 'optional', width: 300 }),
    column(goodsFields.unit, { key: 'goods_id.unit', label: 'goods.unit', cell: 'enum' }),
    column(goodsFields.retail_price, {
      key: 'goods_id.retail_price', label: 'goods.retail_price', cell: 'money', sort: true,
    }),
    column(shopShelfFields.price, { label: 'shop_shelf.promotion', cell: 'text', slot: PromotionCell, width: 200 }),
    column(shopShelfFields.on_hand, {
      label: 'shop_shelf.on_hand', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(shopShelfFields.reserved, {
      label: 'shop_shelf.reserved', cell: 'number', show: 'optional', sort: true, sum: true,
    }),
    column(shopShelfFields.available, {
      label: 'shop_shelf.available', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(shopShelfFields.stock_state, { label: 'shop_shelf.stock_state', cell: 'enum' }),
    column(shopShelfFields.incoming, { label: 'shop_shelf.incoming', cell: 'number', sort: true, sum: true }),
    column(shopShelfFields.sold, { label: 'shop_shelf.sold', cell: 'number', sort: true, sum: true }),
    column(shopShelfFields.days_cover, { label: 'shop_shelf.days_cover', cell: 'number', sort: true }),
    column(shopShelfFields.nearest_expiry, {
      label: 'shop_shelf.nearest_expiry', cell: 'date', show: 'optional', sort: true,
    }),
    column(shopShelfFields.last_sold_at, {
      label: 'shop_shelf.last_sold_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(goodsFields.category_id, {
      key: 'goods_id.category_id', label: 'goods.category_id', cell: 'reference', show: 'optional',
    }),
    column(goodsFields.barcode, {
      key: 'goods_id.barcode', label: 'goods.barcode', cell: 'code', show: 'optional', width: 140,
    }),
    column(goodsFields.size, { key: 'goods_id.size', label: 'goods.size', cell: 'text', show: 'optional' }),
    column(shopShelfFields.min_stock, { label: 'shop_shelf.min_stock', cell: 'number', show: 'optional' }),
  ],
  filters: [
    filter(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', kind: 'code_list' }),
    filter(goodsFields.barcode, { key: 'goods_id.barcode', label: 'goods.barcode', kind: 'code_list' }),
    filter(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', kind: 'text' }),
    filter(goodsFields.category_id, { key: 'goods_id.category_id', label: 'goods.category_id', kind: 'reference' }),
    filter(shopShelfFields.pos_id, { label: 'shop_shelf.pos_id', kind: 'reference' }),
    filter(shopShelfFields.stock_state, { label: 'shop_shelf.stock_state', kind: 'multi_select' }),
    filter(shopShelfFields.available, { label: 'shop_shelf.available', kind: 'number_range' }),
    filter(goodsFields.retail_price, {
      key: 'goods_id.retail_price', label: 'goods.retail_price', kind: 'number_range',
    }),
    filter(shopShelfFields.last_sold_at, {
      label: 'shop_shelf.last_sold_at', kind: 'date_range', place: 'panel', maxDays: 360,
    }),
    filter(shopShelfFields.nearest_expiry, {
      label: 'shop_shelf.nearest_expiry', kind: 'date_range', place: 'panel', maxDays: 360,
    }),
    filter(shopShelfFields.on_hand, { label: 'shop_shelf.on_hand', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['low', 'out', 'expiring'],
  viewModes: [
    { key: 'all', label: 'screen.pos/goods-list.mode.all' },
    { key: 'low', label: 'screen.pos/goods-list.mode.low', badge: 'low' },
    { key: 'out', label: 'screen.pos/goods-list.mode.out', badge: 'out' },
    { key: 'slow', label: 'screen.pos/goods-list.mode.slow' },
    { key: 'expiring', label: 'screen.pos/goods-list.mode.expiring', badge: 'expiring' },
  ],
  sort: { field: 'goods_id.sku', order: 'ASC' },
  toolbar: [
    {
      key: 'display_request', label: 'screen.pos/goods-list.action.display_request',
      route: '/pos/goods-list/display-request', permissions: ['pos_goods_transfer'],
    },
  ],
  row: [
    {
      key: 'elsewhere', label: 'screen.pos/goods-list.action.elsewhere', route: '/pos/goods-list/elsewhere',
      filter: { goods_id: { from: 'goods_id', choice: true } }, permissions: ['pos_goods_manager'],
    },
    {
      key: 'moves', label: 'screen.pos/goods-list.action.moves', route: '/pos/goods-list/moves',
      filter: { goods_id: { from: 'goods_id', choice: true }, pos_id: { from: 'pos_id', choice: true } },
      permissions: ['pos_goods_manager'],
    },
  ],
  bulk: [
    {
      key: 'print_price_labels', label: 'action.print_price_labels',
      print: async () => (await import('#generated/pos/price-label.print.gen.ts')).priceLabelPrint,
    },
    {
      key: 'request_display', label: 'action.request_display', form: 'request-display',
      permissions: ['pos_goods_transfer'],
    },
    {
      key: 'transfer', label: 'screen.pos/goods-list.action.transfer', form: 'send-goods',
      permissions: ['pos_goods_transfer'],
    },
  ],
  mobile: { title: 'goods_id.name', lines: ['goods_id.image', 'goods_id.retail_price', 'available', 'pos_id'] },
  live: true,
});

export default function GoodsList() {
  return <ListScreen list={list} />;
}
