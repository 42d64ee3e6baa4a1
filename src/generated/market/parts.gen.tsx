// Generated from schemas/market/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const marketParts: AppParts = {
  module: {
    name: 'market', icon: 'store', order: 42, tab: 'administration',
    menu: [
      {
        group: 'marketplaces',
        items: [
          { name: 'MarketShops', route: '/account/shop', permissions: ['customer_account'], icon: 'store' },
          {
            name: 'MarketListings', route: '/account/listing', permissions: ['customer_account', 'goods_manager'],
            icon: 'tag',
          },
          { name: 'MarketSync', route: '/account/sync', permissions: ['customer_account'], icon: 'sync' },
          { name: 'MarketApps', route: '/account/market-app', permissions: ['customer_account'], icon: 'key' },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { screen: 'account-auth', path: '/account-auth-1', kind: 'page', permissions: ['customer_account'] },
    { screen: 'account-auth', path: '/account-auth-2', kind: 'page', permissions: ['customer_account'] },
    { screen: 'account-auth', path: '/account-auth-5', kind: 'page', permissions: ['customer_account'] },
    { screen: 'account-auth', path: '/account-auth-lazada', kind: 'page', permissions: ['customer_account'] },
    { screen: 'account-auth', path: '/account-auth-shopee', kind: 'page', permissions: ['customer_account'] },
    { screen: 'account-auth', path: '/account-auth-tiktok', kind: 'page', permissions: ['customer_account'] },
    {
      path: '/account/listing', kind: 'list', texts: ['market', 'goods'], resource: 'listing_map',
      permissions: ['customer_account', 'goods_manager'],
    },
    {
      path: '/account/listing/:id', kind: 'form', resource: 'listing_map',
      permissions: ['customer_account', 'goods_manager'],
    },
    { path: '/account/market-app', kind: 'list', resource: 'market_app', permissions: ['customer_account'] },
    {
      path: '/account/market-app/:id', kind: 'form', creates: true, resource: 'market_app',
      permissions: ['customer_account'],
    },
    { path: '/account/shop', kind: 'list', resource: 'shop_connection', permissions: ['customer_account'] },
    { path: '/account/shop/:id', kind: 'form', resource: 'shop_connection', permissions: ['customer_account'] },
    { path: '/account/sync', kind: 'list', resource: 'sync_config', permissions: ['customer_account'] },
    {
      path: '/account/sync/:id', kind: 'form', creates: true, resource: 'sync_config',
      permissions: ['customer_account'],
    },
  ],
  resources: [
    { name: 'listing_map', display: [{ field: 'platform_name' }] },
    { name: 'market_app', display: [{ field: 'app_id' }] },
    { name: 'shop_connection', display: [{ field: 'shop_name' }] },
    { name: 'sync_config', display: [{ field: 'name' }] },
  ],
  dialogs: ['push-goods', 'link-listing'],
};
