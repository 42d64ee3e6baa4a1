// Generated from schemas/delivery/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

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
  loads: () => import('./loads.gen.tsx'),
  screens: [
    { path: '/delivery-shop', kind: 'list', resource: 'delivery_shop', permissions: ['administration_delivery_shop'] },
    {
      path: '/delivery-shop/:id', kind: 'form', creates: true, resource: 'delivery_shop',
      permissions: ['administration_delivery_shop'],
    },
  ],
  resources: [{ name: 'delivery_shop', display: [{ field: 'name' }] }],
};
