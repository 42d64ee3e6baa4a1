// Generated from schemas/crm/conversation-post.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  conversationPostDisplay,
  conversationPostFields,
  conversationPostRules,
} from './conversation-post.entity.gen.ts';

export const conversationPostModel = createEntity({
  name: 'conversation_post',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(conversationPostFields),
  display: conversationPostDisplay,
  search: ['name', 'external_id'],
  unique: [{ key: 'post', fields: ['external_id', 'omnichannel_page_id'], message: 'rule.conversation_post.known' }],
  index: [['posted_at']],
  access: {
    read: ['crm_lead_create', 'crm_lead_omnichannel'], create: null, update: ['crm_lead_omnichannel'], delete: null,
  },
  lookup: ['crm_lead_create', 'crm_lead_omnichannel'],
  rules: conversationPostRules,
});
