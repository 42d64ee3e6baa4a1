// Generated from schemas/crm/take-order.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/take-order.action.validate.gen.js';
import { takeOrderAction, takeOrderActionFields } from './take-order.action.gen.ts';

export const takeOrderActionModel: ActionModel = {
  key: 'take_order',
  stem: 'take-order',
  module: 'crm',
  records: takeOrderAction,
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
  input: Object.values(takeOrderActionFields),
  validate,
};
