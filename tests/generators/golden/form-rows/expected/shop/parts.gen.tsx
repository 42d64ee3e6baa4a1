// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const shopParts: AppParts = {
  module: {
    name: 'shop', icon: 'store', order: 10, tab: 'shop', gate: 'is_active_pos',
    menu: [
      {
        group: 'bills', items: [{ name: 'BillNew', route: '/shop/bill-new', permissions: ['bill_manager'], order: 3 }],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/shop/bill', kind: 'form', resource: 'bill', permissions: ['bill_manager'] },
    { path: '/shop/bill-new', kind: 'form', resource: 'bill', permissions: ['bill_manager'] },
    { path: '/shop/bill/:id', kind: 'form', creates: true, resource: 'bill', permissions: ['bill_manager'] },
  ],
  resources: [{ name: 'bill_line', display: [{ field: 'goods_id' }] }, { name: 'bill', display: [{ field: 'code' }] }],
  dialogs: ['bill-mail'],
};
