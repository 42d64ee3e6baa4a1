// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import { createApp } from '#web/app/createApp.ts';
import { adsParts } from './ads/parts.gen.tsx';
import { messages } from './built/messages.gen.ts';

export const app = createApp([
  adsParts,
], { messages });
