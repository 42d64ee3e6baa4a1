// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const shopParts: AppParts = {
  module: { name: 'shop', icon: 'store', order: 10, tab: 'shop' },
  loads: () => import('./loads.gen.tsx'),
  screens: [{ path: '/shop/agency', kind: 'list', resource: 'agency', permissions: ['agent'] }],
  resources: [
    { name: 'agency_total', display: [{ field: 'from_id' }] },
    { name: 'agency', display: [{ field: 'code' }] },
    { name: 'category', display: [{ field: 'code' }] },
    { name: 'delivery', display: [{ field: 'code' }] },
  ],
};
