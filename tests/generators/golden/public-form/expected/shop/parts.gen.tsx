// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const shopParts: AppParts = {
  module: { name: 'shop', icon: 'store', order: 10 },
  screens: [
    {
      screen: 'guest', path: '/guest', kind: 'form', permissions: [], public: true,
      load: async () => (await loads()).guestForm(),
    },
  ],
};
