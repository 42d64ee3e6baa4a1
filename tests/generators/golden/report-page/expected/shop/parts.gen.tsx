// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

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
      load: async () => (await loads()).checkPage(),
    },
    {
      screen: 'connect', path: '/connect-1', kind: 'page', permissions: ['bill_manager'],
      load: async () => (await loads()).connectPage(),
    },
    {
      screen: 'connect', path: '/connect-b', kind: 'page', permissions: ['bill_manager'],
      load: async () => (await loads()).connectPage(),
    },
    {
      screen: 'connect', path: '/connect-bank', kind: 'page', permissions: ['bill_manager'],
      load: async () => (await loads()).connectPage(),
    },
    {
      screen: 'connect', path: '/connect-post', kind: 'page', permissions: ['bill_manager'],
      load: async () => (await loads()).connectPage(),
    },
    {
      screen: 'settings', path: '/settings', kind: 'page', permissions: ['bill_manager'],
      load: async () => (await loads()).settingsPage(),
    },
    { screen: 'shop', path: '/shop', kind: 'page', permissions: [], load: async () => (await loads()).shopPage() },
    {
      screen: 'shop/bills', path: '/shop/bills', kind: 'list', resource: 'bill', permissions: ['bill_manager'],
      load: async () => (await loads()).billsList(),
    },
    {
      screen: 'shop/numbers', path: '/shop/numbers', kind: 'report', permissions: ['bill_manager'],
      load: async () => (await loads()).billNumbersReport(),
    },
    {
      screen: 'shop/till', path: '/shop/till', kind: 'page', permissions: ['bill_price'],
      load: async () => (await loads()).tillPage(),
    },
    {
      screen: 'terms', path: '/terms', kind: 'page', permissions: [], public: true,
      load: async () => (await loads()).termsPage(),
    },
    {
      screen: 'check', path: '/var/:code', kind: 'page', permissions: [], public: true,
      load: async () => (await loads()).checkPage(),
    },
  ],
  resources: [{ name: 'bill', display: ['#', { field: 'id' }] }],
  reports: [
    {
      screen: 'shop/numbers', permissions: ['bill_manager'], texts: ['shop'],
      load: async () => (await loads()).billNumbersReport(),
    },
  ],
};
