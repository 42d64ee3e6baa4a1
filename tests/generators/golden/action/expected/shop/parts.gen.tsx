// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const shopParts: AppParts = {
  module: { name: 'shop', icon: 'store', order: 10, tab: 'shop' },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/shop/bill-totals', kind: 'list', resource: 'bill_total', permissions: ['shop_seller'] },
    { path: '/shop/bills', kind: 'list', resource: 'bill', permissions: ['shop_seller'] },
    { path: '/shop/bills/:id', kind: 'form', resource: 'bill', permissions: ['shop_seller'] },
  ],
  resources: [
    { name: 'bill_line', display: [{ field: 'name' }] },
    { name: 'bill_total' },
    { name: 'bill', display: [{ field: 'code' }] },
  ],
  dialogs: ['void-bill'],
};
