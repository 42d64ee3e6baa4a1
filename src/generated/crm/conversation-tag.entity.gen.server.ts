// Generated from schemas/crm/conversation-tag.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { conversationTagDisplay, conversationTagFields, conversationTagRules } from './conversation-tag.entity.gen.ts';

export const conversationTagModel = createEntity({
  name: 'conversation_tag',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(conversationTagFields),
  display: conversationTagDisplay,
  search: ['name'],
  unique: [{ key: 'name', fields: ['name'], message: 'rule.conversation_tag.name_taken' }],
  index: [['position']],
  access: {
    read: ['crm_lead_create', 'crm_lead_omnichannel', 'crm_keyword'], create: ['crm_lead_omnichannel'],
    update: ['crm_lead_omnichannel'], delete: ['crm_lead_omnichannel'],
  },
  lookup: ['crm_lead_create', 'crm_lead_omnichannel', 'crm_keyword'],
  rules: conversationTagRules,
  live: true,
});
