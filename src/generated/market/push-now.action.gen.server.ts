// Generated from schemas/market/push-now.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/market/push-now.action.validate.gen.js';
import { pushNowAction, pushNowActionFields } from './push-now.action.gen.ts';

export const pushNowActionModel: ActionModel = {
  key: 'push_now',
  stem: 'push-now',
  module: 'market',
  records: pushNowAction,
  permissions: ['goods_syn_e_market', 'customer_account'],
  input: Object.values(pushNowActionFields),
  validate,
};
