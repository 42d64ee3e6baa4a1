// Generated from schemas/crm/lower-tag.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/lower-tag.action.validate.gen.js';
import { lowerTagAction, lowerTagActionFields } from './lower-tag.action.gen.ts';

export const lowerTagActionModel: ActionModel = {
  key: 'lower_tag',
  stem: 'lower-tag',
  module: 'crm',
  records: lowerTagAction,
  permissions: ['crm_lead_omnichannel'],
  input: Object.values(lowerTagActionFields),
  validate,
};
