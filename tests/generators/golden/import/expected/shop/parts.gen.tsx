// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const shopParts: AppParts = {
  module: {
    name: 'shop', icon: 'store', order: 1, tab: 'shop',
    menu: [{ group: 'bills', items: [{ name: 'BillImport', route: '/bills/import', permissions: ['bill_import'] }] }],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [{ path: '/bills/import', kind: 'import', permissions: ['bill_import'] }],
  dialogs: ['bill-options'],
};
