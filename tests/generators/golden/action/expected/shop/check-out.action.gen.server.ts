// Generated from schemas/shop/check-out.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/shop/check-out.action.validate.gen.js';
import { checkOutActionFields } from './check-out.action.gen.ts';

export const checkOutActionModel: ActionModel = {
  key: 'check_out',
  stem: 'check-out',
  module: 'shop',
  url: '/shop/check-out',
  permissions: ['shop_seller'],
  input: Object.values(checkOutActionFields),
  validate,
};
