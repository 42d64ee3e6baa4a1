// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const shopParts: AppParts = {
  module: { name: 'shop', icon: 'store', order: 10, tab: 'shop' },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/shop/parcel-new', kind: 'form', resource: 'parcel', permissions: ['parcel_manager'] },
    { path: '/shop/parcels', kind: 'form', resource: 'parcel', permissions: ['parcel_manager'] },
    { path: '/shop/parcels/:id', kind: 'form', resource: 'parcel', permissions: ['parcel_manager'] },
  ],
  resources: [{ name: 'parcel', display: [{ field: 'name' }] }, { name: 'unit', display: [{ field: 'name' }] }],
};
