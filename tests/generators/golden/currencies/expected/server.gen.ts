// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import { createModel } from '#contract/createModel.ts';
import { sharedParts } from './_shared/parts.gen.server.ts';
import { adsParts } from './ads/parts.gen.server.ts';
import { messages } from './built/messages.gen.server.ts';
import { validators } from './built/validators.gen.server.ts';
import { permissions } from './permissions.gen.ts';

export const model = createModel([
  sharedParts,
  adsParts,
], { permissions, validators, messages });
