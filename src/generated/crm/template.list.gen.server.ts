// Generated from schemas/crm/template.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { conversationTemplateFields } from './conversation-template.entity.gen.ts';

export const templateList = createList({
  screen: 'crm/template',
  route: '/crm/template',
  module: 'crm',
  entity: 'conversation_template',
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
  urls: { list: '/template-list', count: '/template-count', download: '/template-download' },
  downloadName: 'template.xlsx',
  columns: [
    column(conversationTemplateFields.shortcut, { label: 'conversation_template.shortcut', show: 'always', sort: true }),
    column(conversationTemplateFields.title, { label: 'conversation_template.title' }),
    column(conversationTemplateFields.body, { label: 'conversation_template.body' }),
    column(conversationTemplateFields.page_ids, { label: 'conversation_template.page_ids', show: 'optional' }),
    column(conversationTemplateFields.is_shared, { label: 'conversation_template.is_shared' }),
    column(conversationTemplateFields.use_count, { label: 'conversation_template.use_count', sort: true }),
    column(conversationTemplateFields.created_by, { label: 'kit.field.created_by' }),
    column(conversationTemplateFields.created_at, { label: 'kit.field.created_at', show: 'optional' }),
  ],
  filters: [
    filter(conversationTemplateFields.shortcut, { label: 'conversation_template.shortcut', kind: 'text' }),
    filter(conversationTemplateFields.title, { label: 'conversation_template.title', kind: 'text' }),
    filter(conversationTemplateFields.is_shared, { label: 'conversation_template.is_shared', kind: 'boolean' }),
    filter(conversationTemplateFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  viewModes: [
    { key: 'all' },
    { key: 'mine', where: { created_by: { me: true } } },
    { key: 'shared', where: { is_shared: true } },
  ],
  sort: { field: 'shortcut', order: 'ASC' },
});
