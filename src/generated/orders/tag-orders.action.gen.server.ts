// Generated from schemas/orders/tag-orders.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/tag-orders.action.validate.gen.js';
import { tagOrdersAction, tagOrdersActionFields } from './tag-orders.action.gen.ts';

export const tagOrdersActionModel: ActionModel = {
  key: 'tag_orders',
  stem: 'tag-orders',
  module: 'orders',
  records: tagOrdersAction,
  permissions: ['order_manager'],
  input: Object.values(tagOrdersActionFields),
  validate,
};
