// Generated from schemas/_shared/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { permission } from '#generated/permissions.gen.ts';

export const sharedParts: ModuleParts = {
  enums: [permission],
};
