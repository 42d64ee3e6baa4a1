// Generated from schemas/goods/cancel-stamps.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/goods/cancel-stamps.action.validate.gen.js';
import { cancelStampsAction, cancelStampsActionFields } from './cancel-stamps.action.gen.ts';

export const cancelStampsActionModel: ActionModel = {
  key: 'cancel_stamps',
  stem: 'cancel-stamps',
  module: 'goods',
  records: cancelStampsAction,
  permissions: ['nsca_stamp'],
  input: Object.values(cancelStampsActionFields),
  validate,
};
