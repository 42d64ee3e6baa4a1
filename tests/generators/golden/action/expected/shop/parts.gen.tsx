// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const shopParts: AppParts = {
  module: { name: 'shop', icon: 'store', order: 10, tab: 'shop' },
  screens: [
    {
      screen: 'shop/bills', path: '/shop/bills', kind: 'list', resource: 'bill', permissions: ['shop_seller'],
      load: async () => (await loads()).billList(),
    },
    {
      screen: 'shop/bills', path: '/shop/bills/:id', kind: 'form', resource: 'bill', permissions: ['shop_seller'],
      load: async () => (await loads()).billForm(),
    },
  ],
  resources: [{ name: 'bill_line', display: [{ field: 'name' }] }, { name: 'bill', display: [{ field: 'code' }] }],
  dialogs: { 'void-bill': async () => (await loads()).voidBillAction() },
};
