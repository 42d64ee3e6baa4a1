// Generated from schemas/market/fetch-now.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/market/fetch-now.action.validate.gen.js';
import { fetchNowAction, fetchNowActionFields } from './fetch-now.action.gen.ts';

export const fetchNowActionModel: ActionModel = {
  key: 'fetch_now',
  stem: 'fetch-now',
  module: 'market',
  records: fetchNowAction,
  permissions: ['customer_account', 'order_create_e_market'],
  input: Object.values(fetchNowActionFields),
  validate,
};
