// Generated from schemas/shop/voided-bills.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/shop/voided-bills.action.validate.gen.js';
import { voidedBillsActionFields } from './voided-bills.action.gen.ts';

export const voidedBillsActionModel: ActionModel = {
  key: 'voided_bills',
  stem: 'voided-bills',
  module: 'shop',
  url: '/shop/voided-bills',
  permissions: ['shop_seller'],
  input: Object.values(voidedBillsActionFields),
  validate,
};
