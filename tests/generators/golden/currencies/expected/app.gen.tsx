// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { AppModel } from '#web/app/AppModel.ts';

export const app: AppModel = {
  modules: [
    {
      name: 'ads', icon: 'store', order: 1, tab: 'ads',
      menu: [{ group: 'ads', items: [{ name: 'AdsSpend', route: '/ads/spend', permissions: ['ads_manager'] }] }],
    },
  ],
  screens: [
    {
      screen: 'ads/numbers', path: '/ads/numbers', kind: 'report', module: 'ads', texts: ['ads'],
      permissions: ['ads_manager'],
      load: () => import('./ads/spend.report.gen.tsx'),
    },
    {
      screen: 'ads/spend', path: '/ads/spend', kind: 'list', module: 'ads', texts: ['ads'], resource: 'spend',
      permissions: ['ads_manager'],
      load: () => import('./ads/spend.list.gen.tsx'),
    },
  ],
  resources: [{ name: 'spend', display: ['#', { field: 'id' }] }],
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
    ads: {
      vi: () => import('./ads/messages.vi.gen.ts'),
      en: () => import('./ads/messages.en.gen.ts'),
      zh: () => import('./ads/messages.zh.gen.ts'),
    },
  },
};
