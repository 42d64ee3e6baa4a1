// Generated from schemas/dc/stock.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { dcStockFields } from './dc-stock.entity.gen.ts';

export const list = createList({
  screen: 'dc/goods',
  route: '/dc/goods',
  resource: 'dc_stock',
  title: 'screen.dc/goods.title',
  permissions: ['dc_goods'],
  urls: { list: '/dc-stock-list', count: '/dc-stock-count', download: '/dc-stock-download' },
  downloadName: 'dc-goods.xlsx',
  columns: [
    column(goodsFields.image, {
      key: 'goods_id.image', label: 'goods.image', cell: 'image',
      walls: [
        [
          'goods_manager', 'pos_goods_manager', 'administration_goods_missing', 'pos_goods_transfer',
          'pos_goods_receipt_create', 'nsca_stamp', 'goods_production_record', 'goods_production_requirement',
          'administration_goods_price', 'administration_goods_cost', 'administration_product_development',
          'product_development_proposal', 'product_development_supplier', 'administration_pos_goods_display_request',
          'administration_goods_profile', 'administration_goods_category', 'administration_pos_promotion_config',
        ],
      ],
    }),
    column(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', pin: 'left' }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', width: 260 }),
    column(dcStockFields.distributor_id, {
      label: 'dc_stock.distributor_id', cell: 'reference', show: 'always', width: 240,
    }),
    column(dcStockFields.on_hand, { label: 'dc_stock.on_hand', cell: 'number', sort: true, sum: true, footer: true }),
    column(dcStockFields.arriving, { label: 'dc_stock.arriving', cell: 'number', sort: true, sum: true, footer: true }),
    column(dcStockFields.given_30d, { label: 'dc_stock.given_30d', cell: 'number', sort: true, sum: true }),
    column(dcStockFields.sold_30d, { label: 'dc_stock.sold_30d', cell: 'number', sort: true, sum: true }),
    column(dcStockFields.days_of_cover, { label: 'dc_stock.days_of_cover', cell: 'number', sort: true }),
    column(dcStockFields.expired_date, { label: 'dc_stock.expired_date', cell: 'date', sort: true }),
    column(dcStockFields.level_price, { label: 'dc_stock.level_price', cell: 'money' }),
    column(dcStockFields.taken_in, { label: 'dc_stock.taken_in', cell: 'number', sort: true, sum: true }),
    column(dcStockFields.supplied, { label: 'dc_stock.supplied', cell: 'number', sort: true, sum: true }),
    column(dcStockFields.sold, { label: 'dc_stock.sold', cell: 'number', sort: true, sum: true }),
    column(dcStockFields.returned, { label: 'dc_stock.returned', cell: 'number', sort: true, sum: true }),
    column(dcStockFields.goods_id, { label: 'dc_stock.goods_id', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(dcStockFields.goods_id, { label: 'dc_stock.goods_id', kind: 'reference' }),
    filter(dcStockFields.distributor_id, { label: 'dc_stock.distributor_id', kind: 'reference' }),
    filter(dcStockFields.on_hand, { label: 'dc_stock.on_hand', kind: 'number_range' }),
    filter(dcStockFields.arriving, { label: 'dc_stock.arriving', kind: 'number_range', place: 'panel' }),
    filter(dcStockFields.days_of_cover, { label: 'dc_stock.days_of_cover', kind: 'number_range', place: 'panel' }),
    filter(dcStockFields.expired_date, {
      label: 'dc_stock.expired_date', kind: 'date_range', place: 'panel', maxDays: null,
    }),
  ],
  counts: ['held'],
  viewModes: [
    { key: 'tree', label: 'screen.dc/goods.mode.tree' },
    { key: 'mine', label: 'screen.dc/goods.mode.mine' },
    { key: 'arriving', label: 'screen.dc/goods.mode.arriving' },
    { key: 'running_out', label: 'screen.dc/goods.mode.running_out' },
  ],
  sort: { field: 'on_hand', order: 'DESC' },
  toolbar: [
    {
      key: 'catalogue', label: 'screen.dc/goods.action.catalogue', route: '/dc/goods/catalogue',
      permissions: ['dc_goods'],
    },
  ],
  row: [
    {
      key: 'order', label: 'screen.dc/goods.action.order', route: '/dc/order-create',
      prefill: { distributor_id: 'distributor_id', 'lines.goods_id': 'goods_id' }, permissions: ['dc_order_create'],
    },
  ],
  mobile: { title: 'goods_id.name', lines: ['distributor_id', 'on_hand', 'arriving', 'days_of_cover'] },
  emptyText: 'screen.dc/goods.empty',
  live: true,
});

export default function StockList() {
  return <ListScreen list={list} />;
}
