// Generated from schemas/pos/check-out.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/check-out.action.validate.gen.js';
import { checkOutActionFields } from './check-out.action.gen.ts';

export const checkOutActionModel: ActionModel = {
  key: 'check_out',
  stem: 'check-out',
  module: 'pos',
  url: '/pos/check-out',
  permissions: ['pos_order_create_single'],
  input: Object.values(checkOutActionFields),
  validate,
};
