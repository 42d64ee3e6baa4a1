// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { AppModel } from '#web/app/AppModel.ts';

export const app: AppModel = {
  modules: [{ name: 'shop', icon: 'store', order: 10, tab: 'shop', menu: [] }],
  screens: [
    {
      screen: 'shop/parcel-new', path: '/shop/parcel-new', kind: 'form', module: 'shop', texts: ['shop'],
      resource: 'parcel', permissions: ['parcel_manager'],
      load: () => import('./shop/parcel-new.form.gen.tsx'),
    },
  ],
  resources: [{ name: 'parcel', display: [{ field: 'name' }] }, { name: 'unit', display: [{ field: 'name' }] }],
  reports: [],
  dialogs: {},
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
