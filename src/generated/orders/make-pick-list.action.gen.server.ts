// Generated from schemas/orders/make-pick-list.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/make-pick-list.action.validate.gen.js';
import { makePickListActionFields } from './make-pick-list.action.gen.ts';

export const makePickListActionModel: ActionModel = {
  key: 'make_pick_list',
  stem: 'make-pick-list',
  module: 'orders',
  url: '/order-pick-list',
  permissions: ['order_manager'],
  input: Object.values(makePickListActionFields),
  validate,
  idempotent: true,
};
