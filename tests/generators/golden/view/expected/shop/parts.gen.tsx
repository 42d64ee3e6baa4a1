// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const shopParts: AppParts = {
  module: { name: 'shop', icon: 'store', order: 10 },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/shop/sales', kind: 'list', resource: 'sale', permissions: ['sale_report'] },
    { path: '/shop/sold', kind: 'list', resource: 'sale_line', permissions: ['sale_report'] },
    { path: '/shop/stocks', kind: 'list', resource: 'goods_stock', permissions: ['stock_manager'] },
    { path: '/shop/totals', kind: 'list', resource: 'goods_total', permissions: ['stock_manager'] },
  ],
  resources: [
    { name: 'depot_total' },
    { name: 'goods_stock' },
    { name: 'goods_total' },
    { name: 'sale_line' },
    { name: 'sale' },
  ],
};
