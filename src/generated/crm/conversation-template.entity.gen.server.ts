// Generated from schemas/crm/conversation-template.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  conversationTemplateDisplay,
  conversationTemplateFields,
  conversationTemplateRules,
} from './conversation-template.entity.gen.ts';

export const conversationTemplateModel = createEntity({
  name: 'conversation_template',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(conversationTemplateFields),
  display: conversationTemplateDisplay,
  search: ['shortcut', 'title'],
  unique: [
    { key: 'shortcut', fields: ['shortcut', 'created_by'], message: 'rule.conversation_template.shortcut_taken' },
  ],
  index: [['shortcut']],
  access: {
    read: ['crm_lead_create', 'crm_lead_omnichannel', 'crm_keyword'],
    create: ['crm_lead_create', 'crm_lead_omnichannel'], update: ['crm_lead_create', 'crm_lead_omnichannel'],
    delete: ['crm_lead_create', 'crm_lead_omnichannel'],
  },
  lookup: ['crm_lead_create', 'crm_lead_omnichannel', 'crm_keyword'],
  rules: conversationTemplateRules,
  live: true,
});
