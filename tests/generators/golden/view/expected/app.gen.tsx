// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { AppModel } from '#web/app/AppModel.ts';

export const app: AppModel = {
  modules: [{ name: 'shop', icon: 'store', order: 10, menu: [] }],
  screens: [
    {
      screen: 'shop/sales', path: '/shop/sales', kind: 'list', module: 'shop', texts: ['shop'], resource: 'sale',
      permissions: ['sale_report'],
      load: () => import('./shop/sales.list.gen.tsx'),
    },
    {
      screen: 'shop/sold', path: '/shop/sold', kind: 'list', module: 'shop', texts: ['shop'], resource: 'sale_line',
      permissions: ['sale_report'],
      load: () => import('./shop/sold.list.gen.tsx'),
    },
    {
      screen: 'shop/stocks', path: '/shop/stocks', kind: 'list', module: 'shop', texts: ['shop'],
      resource: 'goods_stock', permissions: ['stock_manager'],
      load: () => import('./shop/stocks.list.gen.tsx'),
    },
    {
      screen: 'shop/totals', path: '/shop/totals', kind: 'list', module: 'shop', texts: ['shop'],
      resource: 'goods_total', permissions: ['stock_manager'],
      load: () => import('./shop/totals.list.gen.tsx'),
    },
  ],
  resources: [
    { name: 'goods_stock', display: ['#', { field: 'id' }] },
    { name: 'goods_total', display: ['#', { field: 'id' }] },
    { name: 'sale_line', display: ['#', { field: 'id' }] },
    { name: 'sale', display: ['#', { field: 'id' }] },
  ],
  reports: [],
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
