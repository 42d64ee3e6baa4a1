// Generated from schemas/crm/tag.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { conversationTagFields } from './conversation-tag.entity.gen.ts';

export const tagList = createList({
  screen: 'crm/tag',
  route: '/crm/tag',
  module: 'crm',
  entity: 'conversation_tag',
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
  urls: { list: '/tag-list', count: '/tag-count', download: '/tag-download' },
  downloadName: 'tag.xlsx',
  columns: [
    column(conversationTagFields.name, { label: 'conversation_tag.name', show: 'always', sort: true }),
    column(conversationTagFields.tone, { label: 'conversation_tag.tone' }),
    column(conversationTagFields.position, { label: 'conversation_tag.position', sort: true }),
    column(conversationTagFields.active, { label: 'conversation_tag.active' }),
    column(conversationTagFields.created_at, { label: 'kit.field.created_at', show: 'optional' }),
    column(conversationTagFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
  ],
  filters: [
    filter(conversationTagFields.name, { label: 'conversation_tag.name', kind: 'text' }),
    filter(conversationTagFields.active, { label: 'conversation_tag.active', kind: 'boolean' }),
  ],
  sort: { field: 'position', order: 'ASC' },
});
