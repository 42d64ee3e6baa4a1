// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const shopParts: AppParts = {
  module: { name: 'shop', icon: 'store', order: 10, tab: 'shop' },
  screens: [
    {
      screen: 'shop/stock-levels', path: '/shop/stock-levels', kind: 'list', resource: 'stock_level',
      permissions: ['stock_manager'],
      load: async () => (await loads()).stockLevelsList(),
    },
  ],
  resources: [
    { name: 'goods', display: [{ field: 'code' }] },
    { name: 'stock_level', display: ['#', { field: 'id' }] },
  ],
};
