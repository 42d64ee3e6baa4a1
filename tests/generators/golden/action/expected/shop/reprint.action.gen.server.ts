// Generated from schemas/shop/reprint.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/shop/reprint.action.validate.gen.js';
import { reprintAction, reprintActionFields } from './reprint.action.gen.ts';

export const reprintActionModel: ActionModel = {
  key: 'reprint',
  stem: 'reprint',
  module: 'shop',
  records: reprintAction,
  permissions: ['shop_seller'],
  input: Object.values(reprintActionFields),
  validate,
  idempotent: true,
};
