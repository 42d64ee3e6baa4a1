// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const shopParts: AppParts = {
  module: { name: 'shop', icon: 'store', order: 10, tab: 'shop' },
  loads: () => import('./loads.gen.tsx'),
  screens: [{ path: '/shop/stock-levels', kind: 'list', resource: 'stock_level', permissions: ['stock_manager'] }],
  resources: [{ name: 'goods', display: [{ field: 'code' }] }, { name: 'stock_level' }],
};
