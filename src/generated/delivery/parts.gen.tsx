// Generated from schemas/delivery/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const deliveryParts: AppParts = {
  module: {
    name: 'delivery', icon: 'truck', order: 41, tab: 'administration',
    menu: [
      {
        group: 'more',
        items: [
          {
            name: 'DeliveryShopConfig', route: '/delivery-shop', permissions: ['administration_delivery_shop'],
            icon: 'truck', order: 200,
          },
        ],
      },
    ],
  },
  screens: [
    {
      screen: 'delivery-shop', path: '/delivery-shop', kind: 'list', resource: 'delivery_shop',
      permissions: ['administration_delivery_shop'],
      load: async () => (await loads()).deliveryShopsList(),
    },
    {
      screen: 'delivery-shop', path: '/delivery-shop/:id', kind: 'form', resource: 'delivery_shop',
      permissions: ['administration_delivery_shop'],
      load: async () => (await loads()).deliveryShopForm(),
    },
    {
      screen: 'delivery-shop', path: '/delivery-shop/create', kind: 'form', resource: 'delivery_shop',
      permissions: ['administration_delivery_shop'],
      load: async () => (await loads()).deliveryShopForm(),
    },
  ],
  resources: [{ name: 'delivery_shop', display: [{ field: 'name' }] }],
};
