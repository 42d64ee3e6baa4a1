// Generated from schemas/orders/close.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/close.action.validate.gen.js';
import { closeAction, closeActionFields } from './close.action.gen.ts';

export const closeActionModel: ActionModel = {
  key: 'close',
  stem: 'close',
  module: 'orders',
  records: closeAction,
  permissions: ['order_manager'],
  input: Object.values(closeActionFields),
  validate,
};
