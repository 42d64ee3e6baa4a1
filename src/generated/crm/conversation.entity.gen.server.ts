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
  index: [['last_message_at'], ['status', 'last_message_at'], ['account_id', 'status'], ['lead_id'], ['order_id']],
  access: {
    read: ['crm_lead_create', 'crm_lead_omnichannel', 'crm_lead_dead'], create: ['crm_lead_omnichannel'],
    update: ['crm_lead_create', 'crm_lead_omnichannel'], delete: ['crm_lead_omnichannel'],
  },
  lookup: ['crm_lead_create', 'crm_lead_omnichannel', 'crm_lead_dead', 'crm_lead_complete'],
  rules: conversationRules,
  workflows: [conversationWorkflow],
  live: true,
});
