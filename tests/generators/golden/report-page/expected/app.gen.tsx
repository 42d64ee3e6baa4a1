// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { AppModel } from '#web/app/AppModel.ts';

export const app: AppModel = {
  modules: [
    {
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
  ],
  screens: [
    {
      screen: 'check', path: '/check/:code', kind: 'page', module: 'shop', texts: ['shop'], permissions: [],
      public: true,
      load: () => import('./shop/check.page.gen.tsx'),
    },
    {
      screen: 'settings', path: '/settings', kind: 'page', module: 'shop', texts: ['shop'],
      permissions: ['bill_manager'],
      load: () => import('./shop/settings.page.gen.tsx'),
    },
    {
      screen: 'shop', path: '/shop', kind: 'page', module: 'shop', texts: ['shop'], permissions: [],
      load: () => import('./shop/shop.page.gen.tsx'),
    },
    {
      screen: 'shop/bills', path: '/shop/bills', kind: 'list', module: 'shop', texts: ['shop'], resource: 'bill',
      permissions: ['bill_manager'],
      load: () => import('./shop/bills.list.gen.tsx'),
    },
    {
      screen: 'shop/numbers', path: '/shop/numbers', kind: 'report', module: 'shop', texts: ['shop'],
      permissions: ['bill_manager'],
      load: () => import('./shop/bill-numbers.report.gen.tsx'),
    },
    {
      screen: 'shop/till', path: '/shop/till', kind: 'page', module: 'shop', texts: ['shop'],
      permissions: ['bill_price'],
      load: () => import('./shop/till.page.gen.tsx'),
    },
    {
      screen: 'terms', path: '/terms', kind: 'page', module: 'shop', texts: ['shop'], permissions: [], public: true,
      load: () => import('./shop/terms.page.gen.tsx'),
    },
    {
      screen: 'check', path: '/var/:code', kind: 'page', module: 'shop', texts: ['shop'], permissions: [], public: true,
      load: () => import('./shop/check.page.gen.tsx'),
    },
  ],
  resources: [{ name: 'bill', display: ['#', { field: 'id' }] }],
  reports: [
    {
      screen: 'shop/numbers', permissions: ['bill_manager'], texts: ['shop'],
      load: () => import('./shop/bill-numbers.report.gen.tsx'),
    },
  ],
  dialogs: {},
  messages: {
    _menu: {
      vi: () => import('./menu.vi.gen.ts'),
      en: () => import('./menu.en.gen.ts'),
      zh: () => import('./menu.zh.gen.ts'),
    },
    _shared: {
      vi: () => import('./_shared/messages.vi.gen.ts'),
      en: () => import('./_shared/messages.en.gen.ts'),
      zh: () => import('./_shared/messages.zh.gen.ts'),
    },
    shop: {
      vi: () => import('./shop/messages.vi.gen.ts'),
      en: () => import('./shop/messages.en.gen.ts'),
      zh: () => import('./shop/messages.zh.gen.ts'),
    },
  },
};
