// Generated from schemas/crm/conversation.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { conversationDisplay, conversationFields, conversationRules } from './conversation.entity.gen.ts';
import { conversationWorkflow } from './conversation.workflow.gen.ts';

export const conversationModel = createEntity({
  name: 'conversation',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(conversationFields),
  display: conversationDisplay,
  index: [
    ['last_message_at'],
    ['status', 'last_message_at'],
    ['account_id', 'status'],
    ['lead_id'],
    ['order_id'],
    ['post_id'],
  ],
  access: {
    read: ['crm_lead_create', 'crm_lead_omnichannel'], create: ['crm_lead_omnichannel'],
    update: ['crm_lead_create', 'crm_lead_omnichannel'], delete: ['crm_lead_omnichannel'],
  },
  lookup: [
    'crm_lead_create', 'crm_lead_omnichannel', 'crm_lead_complete', 'crm_lead_lead_deadpool', 'crm_lead_dead',
    'crm_lead_double_check', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
    'crm_lead_wait_confirm', 'crm_lead_no_demand', 'crm_ladi_page_campaign',
  ],
  rules: conversationRules,
  workflows: [conversationWorkflow],
  live: true,
});
