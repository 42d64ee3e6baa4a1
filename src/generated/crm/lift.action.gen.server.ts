// Generated from schemas/crm/lift.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/lift.action.validate.gen.js';
import { liftAction, liftActionFields } from './lift.action.gen.ts';

export const liftActionModel: ActionModel = {
  key: 'lift',
  stem: 'lift',
  module: 'crm',
  records: liftAction,
  permissions: ['crm_blacklist'],
  input: Object.values(liftActionFields),
  validate,
};
