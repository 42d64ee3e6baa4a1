// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import { createApp } from '#web/app/createApp.ts';
import { messages } from './built/messages.gen.ts';
import { shopParts } from './shop/parts.gen.tsx';

export const app = createApp([
  shopParts,
], { messages });
