// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import type { AppModel } from '#web/app/AppModel.ts';

export const app: AppModel = {
  modules: [
    {
      name: 'shop', icon: 'store', order: 10, tab: 'shop', gate: 'is_active_pos',
      menu: [
        {
          group: 'bills',
          items: [{ name: 'BillNew', route: '/shop/bill-new', permissions: ['bill_manager'], order: 3 }],
        },
      ],
    },
  ],
  screens: [
    {
      screen: 'shop/bill', path: '/shop/bill', kind: 'form', module: 'shop', texts: ['shop'], resource: 'bill',
      permissions: ['bill_manager'],
      load: () => import('./shop/bill.form.gen.tsx'),
    },
    {
      screen: 'shop/bill-new', path: '/shop/bill-new', kind: 'form', module: 'shop', texts: ['shop'], resource: 'bill',
      permissions: ['bill_manager'],
      load: () => import('./shop/bill-new.form.gen.tsx'),
    },
    {
      screen: 'shop/bill', path: '/shop/bill/:id', kind: 'form', module: 'shop', texts: ['shop'], resource: 'bill',
      permissions: ['bill_manager'],
      load: () => import('./shop/bill.form.gen.tsx'),
    },
    {
      screen: 'shop/bill', path: '/shop/bill/create', kind: 'form', module: 'shop', texts: ['shop'], resource: 'bill',
      permissions: ['bill_manager'],
      load: () => import('./shop/bill.form.gen.tsx'),
    },
  ],
  resources: [{ name: 'bill_line', display: [{ field: 'goods_id' }] }, { name: 'bill', display: [{ field: 'code' }] }],
  reports: [],
  dialogs: { 'bill-mail': () => import('./shop/bill-mail.form.gen.tsx') },
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
