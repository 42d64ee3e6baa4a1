// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const shopParts: AppParts = {
  module: { name: 'shop', icon: 'store', order: 10 },
  screens: [
    {
      screen: 'shop/sales', path: '/shop/sales', kind: 'list', resource: 'sale', permissions: ['sale_report'],
      load: async () => (await loads()).salesList(),
    },
    {
      screen: 'shop/sold', path: '/shop/sold', kind: 'list', resource: 'sale_line', permissions: ['sale_report'],
      load: async () => (await loads()).soldList(),
    },
    {
      screen: 'shop/stocks', path: '/shop/stocks', kind: 'list', resource: 'goods_stock',
      permissions: ['stock_manager'],
      load: async () => (await loads()).stocksList(),
    },
    {
      screen: 'shop/totals', path: '/shop/totals', kind: 'list', resource: 'goods_total',
      permissions: ['stock_manager'],
      load: async () => (await loads()).totalsList(),
    },
  ],
  resources: [
    { name: 'goods_stock', display: ['#', { field: 'id' }] },
    { name: 'goods_total', display: ['#', { field: 'id' }] },
    { name: 'sale_line', display: ['#', { field: 'id' }] },
    { name: 'sale', display: ['#', { field: 'id' }] },
  ],
};
