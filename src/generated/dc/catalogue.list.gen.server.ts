// Generated from schemas/dc/catalogue.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { dcCatalogueFields } from './dc-catalogue.entity.gen.ts';

export const catalogueList = createList({
  screen: 'dc/goods/catalogue',
  route: '/dc/goods/catalogue',
  module: 'dc',
  entity: 'dc_catalogue',
  permissions: ['dc_goods'],
  urls: { list: '/dc-catalogue-list', count: '/dc-catalogue-count', download: '/dc-catalogue-download' },
  downloadName: 'dc-catalogue.xlsx',
  columns: [
    column(goodsFields.image, {
      key: 'goods_id.image', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.image',
    }),
    column(dcCatalogueFields.sku, { label: 'dc_catalogue.sku', show: 'always', sort: true }),
    column(dcCatalogueFields.name, { label: 'dc_catalogue.name', sort: true }),
    column(dcCatalogueFields.distributor_id, { label: 'dc_catalogue.distributor_id' }),
    column(dcCatalogueFields.level_price, { label: 'dc_catalogue.level_price', sort: true }),
    column(dcCatalogueFields.supply, { label: 'dc_catalogue.supply', sort: true }),
    column(dcCatalogueFields.available, { label: 'dc_catalogue.available', sort: true }),
    column(dcCatalogueFields.on_hand, { label: 'dc_catalogue.on_hand', sort: true }),
    column(dcCatalogueFields.arriving, { label: 'dc_catalogue.arriving', sort: true }),
    column(dcCatalogueFields.sold_30d, { label: 'dc_catalogue.sold_30d', sort: true }),
    column(dcCatalogueFields.days_of_cover, { label: 'dc_catalogue.days_of_cover', sort: true }),
    column(dcCatalogueFields.goods_id, { label: 'dc_catalogue.goods_id', show: 'optional' }),
  ],
  filters: [
    filter(dcCatalogueFields.sku, { label: 'dc_catalogue.sku', kind: 'text' }),
    filter(dcCatalogueFields.name, { label: 'dc_catalogue.name', kind: 'text' }),
    filter(dcCatalogueFields.distributor_id, { label: 'dc_catalogue.distributor_id', kind: 'reference' }),
    filter(dcCatalogueFields.supply, { label: 'dc_catalogue.supply', kind: 'multi_select' }),
    filter(dcCatalogueFields.level_price, { label: 'dc_catalogue.level_price', kind: 'number_range' }),
    filter(dcCatalogueFields.on_hand, { label: 'dc_catalogue.on_hand', kind: 'number_range' }),
    filter(dcCatalogueFields.days_of_cover, { label: 'dc_catalogue.days_of_cover', kind: 'number_range' }),
  ],
  viewModes: [
    { key: 'tree' },
    { key: 'mine', where: { own: { from: 1 } } },
    { key: 'supplied', where: { supply: ['yes', 'few'] } },
    { key: 'new', where: { on_hand: [null] } },
  ],
  sort: { field: 'sku', order: 'ASC' },
});
