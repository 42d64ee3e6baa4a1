// Generated from schemas/warehouse/list-picks.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/list-picks.action.validate.gen.js';
import { listPicksAction, listPicksActionFields } from './list-picks.action.gen.ts';

export const listPicksActionModel: ActionModel = {
  key: 'list_picks',
  stem: 'list-picks',
  module: 'warehouse',
  records: listPicksAction,
  permissions: ['order_manager'],
  input: Object.values(listPicksActionFields),
  validate,
};
