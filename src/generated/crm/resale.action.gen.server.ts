// Generated from schemas/crm/resale.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/resale.action.validate.gen.js';
import { resaleAction, resaleActionFields } from './resale.action.gen.ts';

export const resaleActionModel: ActionModel = {
  key: 'resale',
  stem: 'resale',
  module: 'crm',
  records: resaleAction,
  permissions: ['crm_lead_dead', 'crm_lead_no_demand'],
  input: Object.values(resaleActionFields),
  validate,
};
