// Generated from schemas/ads/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const adsParts: AppParts = {
  module: {
    name: 'ads', icon: 'store', order: 1, tab: 'ads',
    menu: [{ group: 'ads', items: [{ name: 'AdsSpend', route: '/ads/spend', permissions: ['ads_manager'] }] }],
  },
  screens: [
    {
      screen: 'ads/numbers', path: '/ads/numbers', kind: 'report', permissions: ['ads_manager'],
      load: async () => (await loads()).spendReport(),
    },
    {
      screen: 'ads/spend', path: '/ads/spend', kind: 'list', resource: 'spend', permissions: ['ads_manager'],
      load: async () => (await loads()).spendList(),
    },
  ],
  resources: [{ name: 'spend', display: ['#', { field: 'id' }] }],
};
