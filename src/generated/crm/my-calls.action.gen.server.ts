// Generated from schemas/crm/my-calls.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/my-calls.action.validate.gen.js';
import { myCallsActionFields } from './my-calls.action.gen.ts';

export const myCallsActionModel: ActionModel = {
  key: 'my_calls',
  stem: 'my-calls',
  module: 'crm',
  url: '/lead-my-calls',
  permissions: ['crm_lead_telesale', 'crm_lead_lead_deadpool'],
  input: Object.values(myCallsActionFields),
  validate,
};
