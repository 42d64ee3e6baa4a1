// Generated from schemas/crm/extend-block.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/extend-block.action.validate.gen.js';
import { extendBlockAction, extendBlockActionFields } from './extend-block.action.gen.ts';

export const extendBlockActionModel: ActionModel = {
  key: 'extend_block',
  stem: 'extend-block',
  module: 'crm',
  records: extendBlockAction,
  permissions: ['crm_blacklist'],
  input: Object.values(extendBlockActionFields),
  validate,
};
