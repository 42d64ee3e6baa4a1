// Generated from schemas/orders/reject-cancel.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/reject-cancel.action.validate.gen.js';
import { rejectCancelAction, rejectCancelActionFields } from './reject-cancel.action.gen.ts';

export const rejectCancelActionModel: ActionModel = {
  key: 'reject_cancel',
  stem: 'reject-cancel',
  module: 'orders',
  records: rejectCancelAction,
  permissions: ['order_cancel_and_change'],
  input: Object.values(rejectCancelActionFields),
  validate,
};
