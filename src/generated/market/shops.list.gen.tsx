// Generated from schemas/market/shops.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { fetchNowAction } from './fetch-now.action.gen.ts';
import { type ShopConnection, shopConnectionFields } from './shop-connection.entity.gen.ts';
import { shopConnectionWorkflow } from './shop-connection.workflow.gen.ts';

export const list = createList({
  screen: 'account/shop',
  route: '/account/shop',
  resource: 'shop_connection',
  title: 'screen.account/shop.title',
  permissions: ['customer_account'],
  urls: { list: '/shop-connection-list', count: '/shop-connection-count', download: '/shop-connection-download' },
  downloadName: 'shops.xlsx',
  columns: [
    column(shopConnectionFields.shop_name, {
      label: 'shop_connection.shop_name', cell: 'text', show: 'always', width: 240, pin: 'left', link: '/account/shop',
    }),
    column(shopConnectionFields.platform, { label: 'shop_connection.platform', cell: 'enum' }),
    column(shopConnectionFields.shop_id, { label: 'shop_connection.shop_id', cell: 'code' }),
    column(shopConnectionFields.warehouse_id, { label: 'shop_connection.warehouse_id', cell: 'reference', width: 220 }),
    column(shopConnectionFields.token_status, { label: 'shop_connection.token_status', cell: 'enum' }),
    column(shopConnectionFields.refresh_expires_at, { label: 'shop_connection.refresh_expires_at', cell: 'date_time' }),
    column(shopConnectionFields.is_ending, { label: 'shop_connection.is_ending', cell: 'boolean', show: 'optional' }),
    column(shopConnectionFields.expires_at, {
      label: 'shop_connection.expires_at', cell: 'date_time', show: 'optional',
    }),
    column(shopConnectionFields.last_order_at, { label: 'shop_connection.last_order_at', cell: 'date_time' }),
    column(shopConnectionFields.polled_until, {
      label: 'shop_connection.polled_until', cell: 'date_time', show: 'optional',
    }),
    column(shopConnectionFields.last_error, { label: 'shop_connection.last_error', cell: 'text', width: 280 }),
    column(shopConnectionFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(shopConnectionFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(shopConnectionFields.platform, { label: 'shop_connection.platform', kind: 'multi_select' }),
    filter(shopConnectionFields.token_status, { label: 'shop_connection.token_status', kind: 'multi_select' }),
    filter(shopConnectionFields.is_ending, { label: 'shop_connection.is_ending', kind: 'boolean', place: 'panel' }),
    filter(shopConnectionFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(shopConnectionFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['expiring'],
  viewModes: [
    { key: 'all', label: 'screen.account/shop.mode.all' },
    { key: 'expiring', label: 'screen.account/shop.mode.expiring', badge: 'expiring' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'connect_shopee', label: 'screen.account/shop.action.connect_shopee', route: '/account-auth-shopee',
      permissions: ['customer_account'], tone: 'success',
    },
    {
      key: 'connect_lazada', label: 'screen.account/shop.action.connect_lazada', route: '/account-auth-lazada',
      permissions: ['customer_account'],
    },
    {
      key: 'connect_tiktok', label: 'screen.account/shop.action.connect_tiktok', route: '/account-auth-tiktok',
      permissions: ['customer_account'],
    },
  ],
  row: [
    {
      key: 'reconnect_shopee', label: 'screen.account/shop.action.reconnect_shopee', route: '/account-auth-shopee',
      permissions: ['customer_account'],
      visible: (c: Logic<ShopConnection>) => c.record.platform === 1,
    },
    {
      key: 'reconnect_lazada', label: 'screen.account/shop.action.reconnect_lazada', route: '/account-auth-lazada',
      permissions: ['customer_account'],
      visible: (c: Logic<ShopConnection>) => c.record.platform === 2,
    },
    {
      key: 'reconnect_tiktok', label: 'screen.account/shop.action.reconnect_tiktok', route: '/account-auth-tiktok',
      permissions: ['customer_account'],
      visible: (c: Logic<ShopConnection>) => c.record.platform === 5,
    },
    {
      key: 'fetch_now', label: 'shop_connection.action.fetch_now', action: 'fetch_now',
      permissions: ['customer_account', 'order_create_e_market'],
    },
    {
      key: 'disconnect', label: 'shop_connection.transition.disconnect', transition: 'disconnect',
      permissions: ['customer_account'], tone: 'danger',
    },
  ],
  actions: [fetchNowAction],
  workflows: [shopConnectionWorkflow],
  open: '/account/shop',
  mobile: { title: 'shop_name', lines: ['platform', 'token_status', 'refresh_expires_at', 'last_error'] },
  rowTone: [
    { when: (c: Logic<ShopConnection>) => c.record.token_status === 'expired', tone: 'danger' },
    { when: (c: Logic<ShopConnection>) => c.record.is_ending === true, tone: 'warning' },
  ],
  emptyText: 'screen.account/shop.empty',
  live: true,
});

export default function ShopsList() {
  return <ListScreen list={list} />;
}
