// Generated from schemas/pos/zns-receipt.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/zns-receipt.action.validate.gen.js';
import { znsReceiptAction, znsReceiptActionFields } from './zns-receipt.action.gen.ts';

export const znsReceiptActionModel: ActionModel = {
  key: 'zns_receipt',
  stem: 'zns-receipt',
  module: 'pos',
  records: znsReceiptAction,
  permissions: ['pos_order_list'],
  input: Object.values(znsReceiptActionFields),
  validate,
};
