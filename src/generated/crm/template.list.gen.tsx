// Generated from schemas/crm/template.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { conversationTemplateFields } from './conversation-template.entity.gen.ts';

export const list = createList({
  screen: 'crm/template',
  route: '/crm/template',
  resource: 'conversation_template',
  title: 'screen.crm/template.title',
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
  urls: { list: '/template-list', count: '/template-count', download: '/template-download' },
  downloadName: 'template.xlsx',
  columns: [
    column(conversationTemplateFields.shortcut, {
      label: 'conversation_template.shortcut', cell: 'code', show: 'always', sort: true, pin: 'left',
      link: '/crm/template',
    }),
    column(conversationTemplateFields.title, { label: 'conversation_template.title', cell: 'text', width: 200 }),
    column(conversationTemplateFields.body, { label: 'conversation_template.body', cell: 'text', width: 360 }),
    column(conversationTemplateFields.page_ids, {
      label: 'conversation_template.page_ids', cell: 'reference', show: 'optional',
    }),
    column(conversationTemplateFields.is_shared, { label: 'conversation_template.is_shared', cell: 'boolean' }),
    column(conversationTemplateFields.use_count, {
      label: 'conversation_template.use_count', cell: 'number', sort: true,
    }),
    column(conversationTemplateFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(conversationTemplateFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional',
    }),
  ],
  filters: [
    filter(conversationTemplateFields.shortcut, { label: 'conversation_template.shortcut', kind: 'text' }),
    filter(conversationTemplateFields.title, { label: 'conversation_template.title', kind: 'text' }),
    filter(conversationTemplateFields.is_shared, { label: 'conversation_template.is_shared', kind: 'boolean' }),
    filter(conversationTemplateFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  viewModes: [
    { key: 'all', label: 'screen.crm/template.mode.all' },
    { key: 'mine', label: 'screen.crm/template.mode.mine' },
    { key: 'shared', label: 'screen.crm/template.mode.shared' },
  ],
  sort: { field: 'shortcut', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/crm/template/create',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'], tone: 'success',
    },
  ],
  open: '/crm/template',
  create: { route: '/crm/template/create', permissions: ['crm_lead_create', 'crm_lead_omnichannel'] },
  mobile: { title: 'shortcut', lines: ['title', 'is_shared', 'use_count'] },
  emptyText: 'screen.crm/template.empty',
  live: true,
});

export default function TemplateList() {
  return <ListScreen list={list} />;
}
