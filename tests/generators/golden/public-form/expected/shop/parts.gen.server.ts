// Generated from schemas/shop/*.json. Edit those files and run `npm run generate`.
import type { ModuleParts } from '#contract/createModel.ts';
import { guestForm } from './guest.form.gen.server.ts';

export const shopParts: ModuleParts = {
  module: { name: 'shop', order: 10, settings: [] },
  forms: [guestForm],
};
