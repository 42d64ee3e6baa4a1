// Generated from schemas/market/listings.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { linkBySkuAction } from './link-by-sku.action.gen.ts';
import { linkListingAction } from './link-listing.action.gen.ts';
import { type ListingMap, listingMapFields } from './listing-map.entity.gen.ts';
import { pushListingAction } from './push-listing.action.gen.ts';
import { shopConnectionFields } from './shop-connection.entity.gen.ts';

export const list = createList({
  screen: 'account/listing',
  route: '/account/listing',
  resource: 'listing_map',
  title: 'screen.account/listing.title',
  permissions: ['customer_account', 'goods_manager'],
  urls: { list: '/listing-map-list', count: '/listing-map-count', download: '/listing-map-download' },
  downloadName: 'listings.xlsx',
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
      width: 64,
    }),
    column(listingMapFields.platform_name, {
      label: 'listing_map.platform_name', cell: 'text', show: 'always', width: 320, pin: 'left',
      link: '/account/listing',
    }),
    column(listingMapFields.platform_sku, { label: 'listing_map.platform_sku', cell: 'code' }),
    column(shopConnectionFields.platform, {
      key: 'shop_connection_id.platform', label: 'shop_connection.platform', cell: 'enum',
    }),
    column(listingMapFields.shop_connection_id, {
      label: 'listing_map.shop_connection_id', cell: 'reference', width: 200,
    }),
    column(listingMapFields.goods_id, { label: 'listing_map.goods_id', cell: 'reference', width: 280 }),
    column(listingMapFields.combo_id, { label: 'listing_map.combo_id', cell: 'reference', width: 220 }),
    column(listingMapFields.multiplier, { label: 'listing_map.multiplier', cell: 'number' }),
    column(listingMapFields.status, { label: 'listing_map.status', cell: 'enum' }),
    column(listingMapFields.last_quantity, { label: 'listing_map.last_quantity', cell: 'number' }),
    column(listingMapFields.last_price, { label: 'listing_map.last_price', cell: 'money' }),
    column(listingMapFields.last_synced_at, { label: 'listing_map.last_synced_at', cell: 'date_time' }),
    column(listingMapFields.error, { label: 'listing_map.error', cell: 'text', width: 260 }),
    column(listingMapFields.price_error, { label: 'listing_map.price_error', cell: 'text', width: 260 }),
    column(listingMapFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(shopConnectionFields.platform, {
      key: 'shop_connection_id.platform', label: 'shop_connection.platform', kind: 'multi_select',
    }),
    filter(listingMapFields.shop_connection_id, { label: 'listing_map.shop_connection_id', kind: 'reference' }),
    filter(listingMapFields.platform_sku, { label: 'listing_map.platform_sku', kind: 'text' }),
    filter(listingMapFields.platform_name, { label: 'listing_map.platform_name', kind: 'text' }),
    filter(listingMapFields.goods_id, { label: 'listing_map.goods_id', kind: 'reference' }),
    filter(listingMapFields.status, { label: 'listing_map.status', kind: 'multi_select' }),
    filter(listingMapFields.combo_id, { label: 'listing_map.combo_id', kind: 'reference', place: 'panel' }),
    filter(listingMapFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(listingMapFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['unlinked', 'error'],
  viewModes: [
    { key: 'all', label: 'screen.account/listing.mode.all' },
    { key: 'unlinked', label: 'screen.account/listing.mode.unlinked', badge: 'unlinked' },
    { key: 'error', label: 'screen.account/listing.mode.error', badge: 'error' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  row: [
    {
      key: 'link', label: 'screen.account/listing.action.link', action: 'link_listing',
      permissions: ['goods_syn_e_market', 'customer_account'], tone: 'success',
    },
    {
      key: 'link_by_sku', label: 'listing_map.action.link_by_sku', action: 'link_by_sku',
      permissions: ['goods_syn_e_market', 'customer_account'],
    },
    {
      key: 'push_now', label: 'screen.account/listing.action.push_now', action: 'push_listing',
      permissions: ['goods_syn_e_market', 'customer_account'],
    },
  ],
  bulk: [
    {
      key: 'link_by_sku', label: 'listing_map.action.link_by_sku', action: 'link_by_sku',
      permissions: ['goods_syn_e_market', 'customer_account'],
    },
    {
      key: 'push_now', label: 'screen.account/listing.action.push_now', action: 'push_listing',
      permissions: ['goods_syn_e_market', 'customer_account'],
    },
  ],
  actions: [linkBySkuAction, linkListingAction, pushListingAction],
  open: '/account/listing',
  mobile: { title: 'platform_name', lines: ['platform_sku', 'goods_id', 'status', 'error'] },
  rowTone: [
    { when: (c: Logic<ListingMap>) => c.record.status === 'unlinked', tone: 'warning' },
    { when: (c: Logic<ListingMap>) => c.record.status === 'error', tone: 'danger' },
  ],
  live: true,
});

export default function ListingsList() {
  return <ListScreen list={list} />;
}
