// Generated from schemas/orders/create-tracking.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/create-tracking.action.validate.gen.js';
import { createTrackingAction, createTrackingActionFields } from './create-tracking.action.gen.ts';

export const createTrackingActionModel: ActionModel = {
  key: 'create_tracking',
  stem: 'create-tracking',
  module: 'orders',
  records: createTrackingAction,
  permissions: ['order_manager', 'pos_order_online_list'],
  input: Object.values(createTrackingActionFields),
  validate,
};
