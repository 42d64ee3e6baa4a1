// Generated from schemas/warehouse/match-return.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/match-return.action.validate.gen.js';
import { matchReturnAction, matchReturnActionFields } from './match-return.action.gen.ts';

export const matchReturnActionModel: ActionModel = {
  key: 'match_return',
  stem: 'match-return',
  module: 'warehouse',
  records: matchReturnAction,
  permissions: ['goods_return_history'],
  input: Object.values(matchReturnActionFields),
  validate,
};
