// Generated from schemas/crm/order-draft.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/order-draft.action.validate.gen.js';
import { orderDraftActionFields } from './order-draft.action.gen.ts';

export const orderDraftActionModel: ActionModel = {
  key: 'order_draft',
  stem: 'order-draft',
  module: 'crm',
  url: '/conversation-order-draft',
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
  input: Object.values(orderDraftActionFields),
  validate,
};
