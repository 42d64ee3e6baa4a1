// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { AppModel } from '#web/app/AppModel.ts';

export const app: AppModel = {
  modules: [{ name: 'shop', icon: 'store', order: 10, tab: 'shop', menu: [] }],
  screens: [
    {
      screen: 'shop/stock-levels', path: '/shop/stock-levels', kind: 'list', module: 'shop', texts: ['shop'],
      resource: 'stock_level', permissions: ['stock_manager'],
      load: () => import('./shop/stock-levels.list.gen.tsx'),
    },
  ],
  resources: [
    { name: 'goods', display: [{ field: 'code' }] },
    { name: 'stock_level', display: ['#', { field: 'id' }] },
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
