// Generated from schemas/**/*.json. Edit those files and run `npm run generate`.
import { createModel } from '#contract/createModel.ts';
import { sharedParts } from './_shared/parts.gen.server.ts';
import { messages } from './built/messages.gen.server.ts';
import { validators } from './built/validators.gen.server.ts';
import { permissions } from './permissions.gen.ts';
import { shopParts } from './shop/parts.gen.server.ts';

export const model = createModel([
  sharedParts,
  shopParts,
], { permissions, validators, messages });
