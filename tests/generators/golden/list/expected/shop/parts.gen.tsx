// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

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
  screens: [
    {
      screen: 'shop/parcel', path: '/shop/parcel', kind: 'form', resource: 'parcel', permissions: ['parcel_manager'],
      load: async () => (await loads()).parcelForm(),
    },
    {
      screen: 'shop/parcel-goods', path: '/shop/parcel-goods', kind: 'report', permissions: ['parcel_manager'],
      load: async () => (await loads()).parcelGoodsReport(),
    },
    {
      screen: 'shop/parcel', path: '/shop/parcel/:id', kind: 'form', resource: 'parcel',
      permissions: ['parcel_manager'],
      load: async () => (await loads()).parcelForm(),
    },
    {
      screen: 'shop/parcel', path: '/shop/parcel/create', kind: 'form', resource: 'parcel',
      permissions: ['parcel_manager'],
      load: async () => (await loads()).parcelForm(),
    },
    {
      screen: 'shop/parcels', path: '/shop/parcels', kind: 'list', resource: 'parcel', permissions: ['parcel_manager'],
      load: async () => (await loads()).parcelsList(),
    },
  ],
  resources: [{ name: 'parcel_line', display: [{ field: 'sku' }] }, { name: 'parcel', display: [{ field: 'code' }] }],
};
