// Generated from schemas/crm/merge-tag.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/merge-tag.action.validate.gen.js';
import { mergeTagAction, mergeTagActionFields } from './merge-tag.action.gen.ts';

export const mergeTagActionModel: ActionModel = {
  key: 'merge_tag',
  stem: 'merge-tag',
  module: 'crm',
  records: mergeTagAction,
  permissions: ['crm_lead_omnichannel'],
  input: Object.values(mergeTagActionFields),
  validate,
};
