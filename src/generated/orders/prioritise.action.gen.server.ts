// Generated from schemas/orders/prioritise.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/prioritise.action.validate.gen.js';
import { prioritiseAction, prioritiseActionFields } from './prioritise.action.gen.ts';

export const prioritiseActionModel: ActionModel = {
  key: 'prioritise',
  stem: 'prioritise',
  module: 'orders',
  records: prioritiseAction,
  permissions: ['order_manager'],
  input: Object.values(prioritiseActionFields),
  validate,
};
