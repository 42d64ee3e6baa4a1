// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const shopParts: AppParts = {
  module: {
    name: 'shop', icon: 'store', order: 10, tab: 'shop',
    menu: [
      {
        group: 'parcels',
        items: [{ name: 'ParcelList', route: '/shop/parcels', permissions: ['parcel_manager'], icon: 'list' }],
      },
    ],
  },
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/shop/lost', kind: 'list', resource: 'parcel', permissions: ['parcel_manager'] },
    { path: '/shop/parcel', kind: 'form', resource: 'parcel', permissions: ['parcel_manager'] },
    { path: '/shop/parcel-goods', kind: 'report', permissions: ['parcel_manager'] },
    { path: '/shop/parcel-totals', kind: 'list', resource: 'parcel_total', permissions: ['parcel_manager'] },
    { path: '/shop/parcel/:id', kind: 'form', creates: true, resource: 'parcel', permissions: ['parcel_manager'] },
    { path: '/shop/parcels', kind: 'list', resource: 'parcel', permissions: ['parcel_manager'] },
  ],
  resources: [
    { name: 'parcel_line', display: [{ field: 'sku' }] },
    { name: 'parcel_total' },
    { name: 'parcel', display: [{ field: 'code' }] },
  ],
};
