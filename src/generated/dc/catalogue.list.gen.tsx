// Generated from schemas/dc/catalogue.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { dcCatalogueFields } from './dc-catalogue.entity.gen.ts';

export const list = createList({
  screen: 'dc/goods/catalogue',
  route: '/dc/goods/catalogue',
  resource: 'dc_catalogue',
  title: 'screen.dc/goods/catalogue.title',
  permissions: ['dc_goods'],
  urls: { list: '/dc-catalogue-list', count: '/dc-catalogue-count', download: '/dc-catalogue-download' },
  downloadName: 'dc-catalogue.xlsx',
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
    column(dcCatalogueFields.sku, {
      label: 'dc_catalogue.sku', cell: 'code', show: 'always', sort: true, width: 140, pin: 'left',
    }),
    column(dcCatalogueFields.name, { label: 'dc_catalogue.name', cell: 'text', sort: true, width: 260 }),
    column(dcCatalogueFields.distributor_id, { label: 'dc_catalogue.distributor_id', cell: 'reference', width: 240 }),
    column(dcCatalogueFields.level_price, { label: 'dc_catalogue.level_price', cell: 'money', sort: true }),
    column(dcCatalogueFields.supply, { label: 'dc_catalogue.supply', cell: 'enum', sort: true }),
    column(dcCatalogueFields.available, { label: 'dc_catalogue.available', cell: 'number', sort: true }),
    column(dcCatalogueFields.on_hand, { label: 'dc_catalogue.on_hand', cell: 'number', sort: true }),
    column(dcCatalogueFields.arriving, { label: 'dc_catalogue.arriving', cell: 'number', sort: true }),
    column(dcCatalogueFields.sold_30d, { label: 'dc_catalogue.sold_30d', cell: 'number', sort: true }),
    column(dcCatalogueFields.days_of_cover, { label: 'dc_catalogue.days_of_cover', cell: 'number', sort: true }),
    column(dcCatalogueFields.goods_id, { label: 'dc_catalogue.goods_id', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(dcCatalogueFields.sku, { label: 'dc_catalogue.sku', kind: 'text' }),
    filter(dcCatalogueFields.name, { label: 'dc_catalogue.name', kind: 'text' }),
    filter(dcCatalogueFields.distributor_id, { label: 'dc_catalogue.distributor_id', kind: 'reference' }),
    filter(dcCatalogueFields.supply, { label: 'dc_catalogue.supply', kind: 'multi_select' }),
    filter(dcCatalogueFields.level_price, { label: 'dc_catalogue.level_price', kind: 'number_range', place: 'panel' }),
    filter(dcCatalogueFields.on_hand, { label: 'dc_catalogue.on_hand', kind: 'number_range', place: 'panel' }),
    filter(dcCatalogueFields.days_of_cover, {
      label: 'dc_catalogue.days_of_cover', kind: 'number_range', place: 'panel',
    }),
  ],
  viewModes: [
    { key: 'tree', label: 'screen.dc/goods/catalogue.mode.tree' },
    { key: 'mine', label: 'screen.dc/goods/catalogue.mode.mine' },
    { key: 'supplied', label: 'screen.dc/goods/catalogue.mode.supplied' },
    { key: 'new', label: 'screen.dc/goods/catalogue.mode.new' },
  ],
  sort: { field: 'sku', order: 'ASC' },
  row: [
    {
      key: 'order', label: 'screen.dc/goods/catalogue.action.order', route: '/dc/order-create',
      prefill: { distributor_id: 'distributor_id', 'lines.goods_id': 'goods_id' }, permissions: ['dc_order_create'],
    },
  ],
  mobile: { title: 'name', lines: ['sku', 'level_price', 'supply', 'on_hand'] },
  emptyText: 'screen.dc/goods/catalogue.empty',
  live: true,
});

export default function CatalogueList() {
  return <ListScreen list={list} />;
}
