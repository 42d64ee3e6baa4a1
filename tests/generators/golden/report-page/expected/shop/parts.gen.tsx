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
  screens: [
    {
      screen: 'check', path: '/check/:code', kind: 'page', permissions: [], public: true,
      load: () => import('./check.page.gen.tsx'),
    },
    {
      screen: 'connect', path: '/connect-1', kind: 'page', permissions: ['bill_manager'],
      load: () => import('./connect.page.gen.tsx'),
    },
    {
      screen: 'connect', path: '/connect-b', kind: 'page', permissions: ['bill_manager'],
      load: () => import('./connect.page.gen.tsx'),
    },
    {
      screen: 'connect', path: '/connect-bank', kind: 'page', permissions: ['bill_manager'],
      load: () => import('./connect.page.gen.tsx'),
    },
    {
      screen: 'connect', path: '/connect-post', kind: 'page', permissions: ['bill_manager'],
      load: () => import('./connect.page.gen.tsx'),
    },
    {
      screen: 'settings', path: '/settings', kind: 'page', permissions: ['bill_manager'],
      load: () => import('./settings.page.gen.tsx'),
    },
    { screen: 'shop', path: '/shop', kind: 'page', permissions: [], load: () => import('./shop.page.gen.tsx') },
    {
      screen: 'shop/bills', path: '/shop/bills', kind: 'list', resource: 'bill', permissions: ['bill_manager'],
      load: () => import('./bills.list.gen.tsx'),
    },
    {
      screen: 'shop/numbers', path: '/shop/numbers', kind: 'report', permissions: ['bill_manager'],
      load: () => import('./bill-numbers.report.gen.tsx'),
    },
    {
      screen: 'shop/till', path: '/shop/till', kind: 'page', permissions: ['bill_price'],
      load: () => import('./till.page.gen.tsx'),
    },
    {
      screen: 'terms', path: '/terms', kind: 'page', permissions: [], public: true,
      load: () => import('./terms.page.gen.tsx'),
    },
    {
      screen: 'check', path: '/var/:code', kind: 'page', permissions: [], public: true,
      load: () => import('./check.page.gen.tsx'),
    },
  ],
  resources: [{ name: 'bill', display: ['#', { field: 'id' }] }],
  reports: [
    {
      screen: 'shop/numbers', permissions: ['bill_manager'], texts: ['shop'],
      load: () => import('./bill-numbers.report.gen.tsx'),
    },
  ],
};
