// Generated from schemas/crm/activate-block.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/activate-block.action.validate.gen.js';
import { activateBlockAction, activateBlockActionFields } from './activate-block.action.gen.ts';

export const activateBlockActionModel: ActionModel = {
  key: 'activate_block',
  stem: 'activate-block',
  module: 'crm',
  records: activateBlockAction,
  permissions: ['crm_blacklist'],
  input: Object.values(activateBlockActionFields),
  validate,
};
