// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { AppModel } from '#web/app/AppModel.ts';

export const app: AppModel = {
  modules: [
    {
      name: 'shop', icon: 'store', order: 10, tab: 'shop',
      menu: [
        {
          group: 'parcels',
          items: [{ name: 'ParcelList', route: '/shop/parcels', permissions: ['parcel_manager'], icon: 'list' }],
        },
      ],
    },
  ],
  screens: [
    {
      screen: 'shop/parcel', path: '/shop/parcel', kind: 'form', module: 'shop', texts: ['shop'], resource: 'parcel',
      permissions: ['parcel_manager'],
      load: () => import('./shop/parcel.form.gen.tsx'),
    },
    {
      screen: 'shop/parcel-goods', path: '/shop/parcel-goods', kind: 'report', module: 'shop', texts: ['shop'],
      permissions: ['parcel_manager'],
      load: () => import('./shop/parcel-goods.report.gen.tsx'),
    },
    {
      screen: 'shop/parcel', path: '/shop/parcel/:id', kind: 'form', module: 'shop', texts: ['shop'],
      resource: 'parcel', permissions: ['parcel_manager'],
      load: () => import('./shop/parcel.form.gen.tsx'),
    },
    {
      screen: 'shop/parcel', path: '/shop/parcel/create', kind: 'form', module: 'shop', texts: ['shop'],
      resource: 'parcel', permissions: ['parcel_manager'],
      load: () => import('./shop/parcel.form.gen.tsx'),
    },
    {
      screen: 'shop/parcels', path: '/shop/parcels', kind: 'list', module: 'shop', texts: ['shop'], resource: 'parcel',
      permissions: ['parcel_manager'],
      load: () => import('./shop/parcels.list.gen.tsx'),
    },
  ],
  resources: [{ name: 'parcel_line', display: [{ field: 'sku' }] }, { name: 'parcel', display: [{ field: 'code' }] }],
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
