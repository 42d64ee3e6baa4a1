// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const shopParts: AppParts = {
  module: { name: 'shop', icon: 'store', order: 10 },
  loads: () => import('./loads.gen.tsx'),
  dialogs: ['task-finish'],
};
