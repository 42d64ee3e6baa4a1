// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const shopParts: AppParts = {
  module: {
    name: 'shop', icon: 'store', order: 10, tab: 'shop', gate: 'is_active_pos',
    menu: [
      {
        group: 'bills', items: [{ name: 'BillNew', route: '/shop/bill-new', permissions: ['bill_manager'], order: 3 }],
      },
    ],
  },
  screens: [
    {
      screen: 'shop/bill', path: '/shop/bill', kind: 'form', resource: 'bill', permissions: ['bill_manager'],
      load: async () => (await loads()).billForm(),
    },
    {
      screen: 'shop/bill-new', path: '/shop/bill-new', kind: 'form', resource: 'bill', permissions: ['bill_manager'],
      load: async () => (await loads()).billNewForm(),
    },
    {
      screen: 'shop/bill', path: '/shop/bill/:id', kind: 'form', resource: 'bill', permissions: ['bill_manager'],
      load: async () => (await loads()).billForm(),
    },
    {
      screen: 'shop/bill', path: '/shop/bill/create', kind: 'form', resource: 'bill', permissions: ['bill_manager'],
      load: async () => (await loads()).billForm(),
    },
  ],
  resources: [{ name: 'bill_line', display: [{ field: 'goods_id' }] }, { name: 'bill', display: [{ field: 'code' }] }],
  dialogs: { 'bill-mail': async () => (await loads()).billMailForm() },
};
