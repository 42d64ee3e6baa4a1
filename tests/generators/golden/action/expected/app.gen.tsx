// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { AppModel } from '#web/app/AppModel.ts';

export const app: AppModel = {
  modules: [{ name: 'shop', icon: 'store', order: 10, tab: 'shop', menu: [] }],
  screens: [],
  resources: [{ name: 'bill_line', display: [{ field: 'name' }] }, { name: 'bill', display: [{ field: 'code' }] }],
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
