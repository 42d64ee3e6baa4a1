// Generated from schemas/market/shops.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { shopConnectionFields } from './shop-connection.entity.gen.ts';

export const shopsList = createList({
  screen: 'account/shop',
  route: '/account/shop',
  module: 'market',
  entity: 'shop_connection',
  permissions: ['customer_account'],
  urls: { list: '/shop-connection-list', count: '/shop-connection-count', download: '/shop-connection-download' },
  downloadName: 'shops.xlsx',
  columns: [
    column(shopConnectionFields.shop_name, { label: 'shop_connection.shop_name', show: 'always' }),
    column(shopConnectionFields.platform, { label: 'shop_connection.platform' }),
    column(shopConnectionFields.shop_id, { label: 'shop_connection.shop_id' }),
    column(shopConnectionFields.warehouse_id, { label: 'shop_connection.warehouse_id' }),
    column(shopConnectionFields.token_status, { label: 'shop_connection.token_status' }),
    column(shopConnectionFields.refresh_expires_at, { label: 'shop_connection.refresh_expires_at' }),
    column(shopConnectionFields.is_ending, { label: 'shop_connection.is_ending', show: 'optional' }),
    column(shopConnectionFields.expires_at, { label: 'shop_connection.expires_at', show: 'optional' }),
    column(shopConnectionFields.last_order_at, { label: 'shop_connection.last_order_at' }),
    column(shopConnectionFields.polled_until, { label: 'shop_connection.polled_until', show: 'optional' }),
    column(shopConnectionFields.last_error, { label: 'shop_connection.last_error' }),
    column(shopConnectionFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(shopConnectionFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
  ],
  filters: [
    filter(shopConnectionFields.platform, { label: 'shop_connection.platform', kind: 'multi_select' }),
    filter(shopConnectionFields.token_status, { label: 'shop_connection.token_status', kind: 'multi_select' }),
    filter(shopConnectionFields.is_ending, { label: 'shop_connection.is_ending', kind: 'boolean' }),
    filter(shopConnectionFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(shopConnectionFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [{ key: 'expiring', where: { is_ending: true } }],
  statistics: [
    { key: 'expiring', label: 'screen.account/shop.statistic.expiring', count: 'expiring', mode: 'expiring' },
  ],
  viewModes: [{ key: 'all' }, { key: 'expiring', where: { is_ending: true }, badge: 'expiring' }],
  sort: { field: 'created_at', order: 'DESC' },
});
