// Generated from schemas/orders/accept-cancel.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/accept-cancel.action.validate.gen.js';
import { acceptCancelAction, acceptCancelActionFields } from './accept-cancel.action.gen.ts';

export const acceptCancelActionModel: ActionModel = {
  key: 'accept_cancel',
  stem: 'accept-cancel',
  module: 'orders',
  records: acceptCancelAction,
  permissions: ['order_cancel_and_change'],
  input: Object.values(acceptCancelActionFields),
  validate,
};
