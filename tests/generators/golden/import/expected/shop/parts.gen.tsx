// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const shopParts: AppParts = {
  module: {
    name: 'shop', icon: 'store', order: 1, tab: 'shop',
    menu: [{ group: 'bills', items: [{ name: 'BillImport', route: '/bills/import', permissions: ['bill_import'] }] }],
  },
  screens: [
    {
      screen: 'bills/import', path: '/bills/import', kind: 'import', permissions: ['bill_import'],
      load: async () => (await loads()).billImportImport(),
    },
  ],
  dialogs: { 'bill-options': async () => (await loads()).billOptionsForm() },
};
