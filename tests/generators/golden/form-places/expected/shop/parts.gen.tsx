// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const shopParts: AppParts = {
  module: { name: 'shop', icon: 'store', order: 10, tab: 'shop' },
  screens: [
    {
      screen: 'shop/parcel-new', path: '/shop/parcel-new', kind: 'form', resource: 'parcel',
      permissions: ['parcel_manager'],
      load: async () => (await loads()).parcelNewForm(),
    },
  ],
  resources: [{ name: 'parcel', display: [{ field: 'name' }] }, { name: 'unit', display: [{ field: 'name' }] }],
};
