// Generated from schemas/pos/find-bill.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/find-bill.action.validate.gen.js';
import { findBillActionFields } from './find-bill.action.gen.ts';

export const findBillActionModel: ActionModel = {
  key: 'find_bill',
  stem: 'find-bill',
  module: 'pos',
  url: '/pos/find-bill',
  permissions: ['pos_order_create_single'],
  input: Object.values(findBillActionFields),
  validate,
};
