// Generated from schemas/stock/unreserve.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/stock/unreserve.action.validate.gen.js';
import { unreserveAction, unreserveActionFields } from './unreserve.action.gen.ts';

export const unreserveActionModel: ActionModel = {
  key: 'unreserve',
  stem: 'unreserve',
  module: 'stock',
  records: unreserveAction,
  permissions: ['goods_reserved'],
  input: Object.values(unreserveActionFields),
  validate,
};
