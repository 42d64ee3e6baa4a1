// Generated from schemas/shop/void-bill.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/shop/void-bill.action.validate.gen.js';
import { voidBillAction, voidBillActionFields } from './void-bill.action.gen.ts';

export const voidBillActionModel: ActionModel = {
  key: 'void_bill',
  stem: 'void-bill',
  module: 'shop',
  records: voidBillAction,
  permissions: ['shop_seller'],
  input: Object.values(voidBillActionFields),
  validate,
  limit: { times: 20, seconds: 60 },
};
