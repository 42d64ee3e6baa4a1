// Generated from schemas/crm/conversation-contact.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  conversationContactDisplay,
  conversationContactFields,
  conversationContactRules,
} from './conversation-contact.entity.gen.ts';

export const conversationContactModel = createEntity({
  name: 'conversation_contact',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(conversationContactFields),
  display: conversationContactDisplay,
  search: ['name', 'phone'],
  unique: [
    { key: 'person', fields: ['external_id', 'omnichannel_page_id'], message: 'rule.conversation_contact.known' },
  ],
  access: {
    read: ['crm_lead_create', 'crm_lead_omnichannel'], create: ['crm_lead_omnichannel'],
    update: ['crm_lead_create', 'crm_lead_omnichannel'], delete: ['crm_lead_omnichannel'],
  },
  lookup: ['crm_lead_create', 'crm_lead_omnichannel'],
  rules: conversationContactRules,
});
