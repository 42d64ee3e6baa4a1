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
    column(dcStockFields.taken_in, { label: 'dc_stock.taken_in', cell: 'number', sort: true, sum: true }),
    column(dcStockFields.supplied, { label: 'dc_stock.supplied', cell: 'number', sort: true, sum: true }),
    column(dcStockFields.sold, { label: 'dc_stock.sold', cell: 'number', sort: true, sum: true }),
    column(dcStockFields.returned, { label: 'dc_stock.returned', cell: 'number', sort: true, sum: true }),
  ],
  filters: [
    filter(dcStockFields.goods_id, { label: 'dc_stock.goods_id', kind: 'reference' }),
    filter(dcStockFields.distributor_id, { label: 'dc_stock.distributor_id', kind: 'reference' }),
    filter(dcStockFields.on_hand, { label: 'dc_stock.on_hand', kind: 'number_range' }),
    filter(dcStockFields.arriving, { label: 'dc_stock.arriving', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['held'],
  sort: { field: 'on_hand', order: 'DESC' },
  mobile: { title: 'goods_id.name', lines: ['distributor_id', 'on_hand', 'arriving', 'sold'] },
  emptyText: 'screen.dc/goods.empty',
  live: true,
});

export default function StockList() {
  return <ListScreen list={list} />;
}
