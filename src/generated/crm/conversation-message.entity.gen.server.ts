// Generated from schemas/crm/conversation-message.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  conversationMessageDisplay,
  conversationMessageFields,
  conversationMessageRules,
} from './conversation-message.entity.gen.ts';

export const conversationMessageModel = createEntity({
  name: 'conversation_message',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(conversationMessageFields),
  display: conversationMessageDisplay,
  index: [['sent_at'], ['external_id']],
  access: { read: ['crm_lead_create', 'crm_lead_omnichannel'], create: null, update: null, delete: null },
  lookup: ['crm_lead_create', 'crm_lead_omnichannel'],
  rules: conversationMessageRules,
  parent: { entity: 'conversation', foreignKey: 'conversation_id', field: 'messages' },
});
