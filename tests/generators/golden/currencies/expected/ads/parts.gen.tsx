// Generated from schemas/ads/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const adsParts: AppParts = {
  module: {
    name: 'ads', icon: 'store', order: 1, tab: 'ads',
    menu: [{ group: 'ads', items: [{ name: 'AdsSpend', route: '/ads/spend', permissions: ['ads_manager'] }] }],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/ads/numbers', kind: 'report', permissions: ['ads_manager'] },
    { path: '/ads/spend', kind: 'list', resource: 'spend', permissions: ['ads_manager'] },
  ],
  resources: [{ name: 'spend' }],
};
