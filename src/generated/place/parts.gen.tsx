// Generated from schemas/place/*.json. Edit those files and run `npm run generate`.
import type { AppParts } from '#web/app/createApp.ts';

export const placeParts: AppParts = {
  module: { name: 'place', icon: 'flag', order: 6, tab: 'place' },
  resources: [{ name: 'place', display: [{ field: 'name' }] }],
};
