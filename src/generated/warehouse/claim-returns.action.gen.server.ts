// Generated from schemas/warehouse/claim-returns.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/claim-returns.action.validate.gen.js';
import { claimReturnsAction, claimReturnsActionFields } from './claim-returns.action.gen.ts';

export const claimReturnsActionModel: ActionModel = {
  key: 'claim_returns',
  stem: 'claim-returns',
  module: 'warehouse',
  records: claimReturnsAction,
  permissions: ['goods_return_history'],
  input: Object.values(claimReturnsActionFields),
  validate,
};
