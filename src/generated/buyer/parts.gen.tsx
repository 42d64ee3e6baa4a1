// Generated from schemas/buyer/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const buyerParts: AppParts = {
  module: { name: 'buyer', icon: 'people', order: 7, tab: 'buyer' },
  resources: [{ name: 'buyer', display: [{ field: 'name' }, ' – ', { field: 'phone' }] }],
};
