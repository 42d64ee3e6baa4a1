// Generated from schemas/market/listings.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { listingMapFields } from './listing-map.entity.gen.ts';
import { shopConnectionFields } from './shop-connection.entity.gen.ts';

export const listingsList = createList({
  screen: 'account/listing',
  route: '/account/listing',
  module: 'market',
  entity: 'listing_map',
  permissions: ['customer_account', 'goods_manager'],
  urls: { list: '/listing-map-list', count: '/listing-map-count', download: '/listing-map-download' },
  downloadName: 'listings.xlsx',
  columns: [
    column(goodsFields.image, {
      key: 'goods_id.image', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.image',
    }),
    column(listingMapFields.platform_name, { label: 'listing_map.platform_name', show: 'always' }),
    column(listingMapFields.platform_sku, { label: 'listing_map.platform_sku' }),
    column(shopConnectionFields.platform, {
      key: 'shop_connection_id.platform',
      steps: [{ field: 'shop_connection_id', kind: 'reference', entity: 'shop_connection' }],
      label: 'shop_connection.platform',
    }),
    column(listingMapFields.shop_connection_id, { label: 'listing_map.shop_connection_id' }),
    column(listingMapFields.goods_id, { label: 'listing_map.goods_id' }),
    column(listingMapFields.combo_id, { label: 'listing_map.combo_id' }),
    column(listingMapFields.multiplier, { label: 'listing_map.multiplier' }),
    column(listingMapFields.status, { label: 'listing_map.status' }),
    column(listingMapFields.last_quantity, { label: 'listing_map.last_quantity' }),
    column(listingMapFields.last_price, { label: 'listing_map.last_price' }),
    column(listingMapFields.last_synced_at, { label: 'listing_map.last_synced_at' }),
    column(listingMapFields.error, { label: 'listing_map.error' }),
    column(listingMapFields.price_error, { label: 'listing_map.price_error' }),
    column(listingMapFields.created_at, { label: 'kit.field.created_at', sort: true }),
  ],
  filters: [
    filter(shopConnectionFields.platform, {
      key: 'shop_connection_id.platform',
      steps: [{ field: 'shop_connection_id', kind: 'reference', entity: 'shop_connection' }],
      label: 'shop_connection.platform', kind: 'multi_select',
    }),
    filter(listingMapFields.shop_connection_id, { label: 'listing_map.shop_connection_id', kind: 'reference' }),
    filter(listingMapFields.platform_sku, { label: 'listing_map.platform_sku', kind: 'text' }),
    filter(listingMapFields.platform_name, { label: 'listing_map.platform_name', kind: 'text' }),
    filter(listingMapFields.goods_id, { label: 'listing_map.goods_id', kind: 'reference' }),
    filter(listingMapFields.status, { label: 'listing_map.status', kind: 'multi_select' }),
    filter(listingMapFields.combo_id, { label: 'listing_map.combo_id', kind: 'reference' }),
    filter(listingMapFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(listingMapFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [{ key: 'unlinked', where: { status: ['unlinked'] } }, { key: 'error', where: { status: ['error'] } }],
  statistics: [{ key: 'error', label: 'screen.account/listing.statistic.error', count: 'error', mode: 'error' }],
  viewModes: [
    { key: 'all' },
    { key: 'unlinked', where: { status: ['unlinked'] }, badge: 'unlinked' },
    { key: 'error', where: { status: ['error'] }, badge: 'error' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
