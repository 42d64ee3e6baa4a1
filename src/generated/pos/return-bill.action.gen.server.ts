// Generated from schemas/pos/return-bill.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/return-bill.action.validate.gen.js';
import { returnBillAction, returnBillActionFields } from './return-bill.action.gen.ts';

export const returnBillActionModel: ActionModel = {
  key: 'return_bill',
  stem: 'return-bill',
  module: 'pos',
  records: returnBillAction,
  permissions: ['pos_order_list', 'pos_order_create_single'],
  input: Object.values(returnBillActionFields),
  validate,
};
