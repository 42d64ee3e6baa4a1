// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const shopParts: AppParts = {
  module: {
    name: 'shop', icon: 'store', order: 1, tab: 'shop',
    menu: [
      {
        group: 'shop',
        items: [
          { name: 'ShopNumbers', route: '/shop/numbers', permissions: ['bill_manager'] },
          { name: 'ShopTill', route: '/shop/till', permissions: ['bill_price'] },
        ],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { screen: 'check', path: '/check/:code', kind: 'page', permissions: [], public: true },
    { screen: 'connect', path: '/connect-1', kind: 'page', permissions: ['bill_manager'] },
    { screen: 'connect', path: '/connect-b', kind: 'page', permissions: ['bill_manager'] },
    { screen: 'connect', path: '/connect-bank', kind: 'page', permissions: ['bill_manager'] },
    { screen: 'connect', path: '/connect-post', kind: 'page', permissions: ['bill_manager'] },
    { path: '/settings', kind: 'page', permissions: ['bill_manager'] },
    { path: '/shop', kind: 'page', permissions: [] },
    { path: '/shop/bills', kind: 'list', resource: 'bill', permissions: ['bill_manager'] },
    { path: '/shop/numbers', kind: 'report', permissions: ['bill_manager'] },
    { path: '/shop/till', kind: 'page', permissions: ['bill_price'] },
    { path: '/terms', kind: 'page', permissions: [], public: true },
    { screen: 'check', path: '/var/:code', kind: 'page', permissions: [], public: true },
  ],
  resources: [{ name: 'bill' }],
  reports: [{ screen: 'shop/numbers', permissions: ['bill_manager'], texts: ['shop'] }],
};
