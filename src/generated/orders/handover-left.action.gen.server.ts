// Generated from schemas/orders/handover-left.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/handover-left.action.validate.gen.js';
import { handoverLeftActionFields } from './handover-left.action.gen.ts';

export const handoverLeftActionModel: ActionModel = {
  key: 'handover_left',
  stem: 'handover-left',
  module: 'orders',
  url: '/handover-left',
  permissions: ['order_manager'],
  input: Object.values(handoverLeftActionFields),
  validate,
};
