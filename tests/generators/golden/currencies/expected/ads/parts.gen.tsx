// Generated from schemas/ads/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const adsParts: AppParts = {
  module: {
    name: 'ads', icon: 'store', order: 1, tab: 'ads',
    menu: [{ group: 'ads', items: [{ name: 'AdsSpend', route: '/ads/spend', permissions: ['ads_manager'] }] }],
  },
  screens: [
    {
      screen: 'ads/numbers', path: '/ads/numbers', kind: 'report', permissions: ['ads_manager'],
      load: () => import('./spend.report.gen.tsx'),
    },
    {
      screen: 'ads/spend', path: '/ads/spend', kind: 'list', resource: 'spend', permissions: ['ads_manager'],
      load: () => import('./spend.list.gen.tsx'),
    },
  ],
  resources: [{ name: 'spend', display: ['#', { field: 'id' }] }],
};
