// Generated from schemas/crm/raise-tag.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/raise-tag.action.validate.gen.js';
import { raiseTagAction, raiseTagActionFields } from './raise-tag.action.gen.ts';

export const raiseTagActionModel: ActionModel = {
  key: 'raise_tag',
  stem: 'raise-tag',
  module: 'crm',
  records: raiseTagAction,
  permissions: ['crm_lead_omnichannel'],
  input: Object.values(raiseTagActionFields),
  validate,
};
