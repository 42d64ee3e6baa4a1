// Generated from schemas/crm/my-receiving.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/my-receiving.action.validate.gen.js';
import { myReceivingActionFields } from './my-receiving.action.gen.ts';

export const myReceivingActionModel: ActionModel = {
  key: 'my_receiving',
  stem: 'my-receiving',
  module: 'crm',
  url: '/lead-my-receiving',
  permissions: ['crm_lead_telesale'],
  input: Object.values(myReceivingActionFields),
  validate,
};
