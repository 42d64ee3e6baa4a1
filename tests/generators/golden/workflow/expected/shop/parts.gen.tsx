// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

const loads = () => import('./loads.gen.tsx');

export const shopParts: AppParts = {
  module: { name: 'shop', icon: 'store', order: 10 },
  dialogs: { 'task-finish': async () => (await loads()).taskFinishForm() },
};
