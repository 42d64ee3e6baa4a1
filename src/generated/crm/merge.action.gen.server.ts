// Generated from schemas/crm/merge.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/merge.action.validate.gen.js';
import { mergeAction, mergeActionFields } from './merge.action.gen.ts';

export const mergeActionModel: ActionModel = {
  key: 'merge',
  stem: 'merge',
  module: 'crm',
  records: mergeAction,
  permissions: ['crm_lead_dead'],
  input: Object.values(mergeActionFields),
  validate,
};
