// Generated from schemas/crm/claim.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/claim.action.validate.gen.js';
import { claimAction, claimActionFields } from './claim.action.gen.ts';

export const claimActionModel: ActionModel = {
  key: 'claim',
  stem: 'claim',
  module: 'crm',
  records: claimAction,
  permissions: ['crm_lead_lead_deadpool'],
  input: Object.values(claimActionFields),
  validate,
};
