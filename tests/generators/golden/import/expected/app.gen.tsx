// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { AppModel } from '#web/app/AppModel.ts';

export const app: AppModel = {
  modules: [
    {
      name: 'shop', icon: 'store', order: 1, tab: 'shop',
      menu: [{ group: 'bills', items: [{ name: 'BillImport', route: '/bills/import', permissions: ['bill_import'] }] }],
    },
  ],
  screens: [
    {
      screen: 'bills/import', path: '/bills/import', kind: 'import', module: 'shop', texts: ['shop'],
      permissions: ['bill_import'],
      load: () => import('./shop/bill-import.import.gen.tsx'),
    },
  ],
  resources: [],
  reports: [],
  dialogs: { 'bill-options': () => import('./shop/bill-options.form.gen.tsx') },
  messages: {
    _menu: {
      vi: () => import('./menu.vi.gen.ts'),
      en: () => import('./menu.en.gen.ts'),
      zh: () => import('./menu.zh.gen.ts'),
    },
    shop: {
      vi: () => import('./shop/messages.vi.gen.ts'),
      en: () => import('./shop/messages.en.gen.ts'),
      zh: () => import('./shop/messages.zh.gen.ts'),
    },
  },
};
