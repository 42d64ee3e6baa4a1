// Generated from schemas/crm/tag.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type ConversationTag, conversationTagFields } from './conversation-tag.entity.gen.ts';
import { lowerTagAction } from './lower-tag.action.gen.ts';
import { mergeTagAction } from './merge-tag.action.gen.ts';
import { raiseTagAction } from './raise-tag.action.gen.ts';

export const list = createList({
  screen: 'crm/tag',
  route: '/crm/tag',
  resource: 'conversation_tag',
  title: 'screen.crm/tag.title',
  permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
  urls: { list: '/tag-list', count: '/tag-count', download: '/tag-download' },
  downloadName: 'tag.xlsx',
  columns: [
    column(conversationTagFields.name, {
      label: 'conversation_tag.name', cell: 'text', show: 'always', sort: true, pin: 'left', link: '/crm/tag',
    }),
    column(conversationTagFields.tone, { label: 'conversation_tag.tone', cell: 'enum' }),
    column(conversationTagFields.position, {
      label: 'conversation_tag.position', cell: 'number', sort: true, edit: true,
    }),
    column(conversationTagFields.active, { label: 'conversation_tag.active', cell: 'boolean', edit: true }),
    column(conversationTagFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'optional' }),
    column(conversationTagFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(conversationTagFields.name, { label: 'conversation_tag.name', kind: 'text' }),
    filter(conversationTagFields.active, { label: 'conversation_tag.active', kind: 'boolean' }),
  ],
  sort: { field: 'position', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/crm/tag/create', permissions: ['crm_lead_omnichannel'],
      tone: 'success',
    },
  ],
  row: [
    {
      key: 'raise_tag', label: 'conversation_tag.action.raise_tag', action: 'raise_tag',
      permissions: ['crm_lead_omnichannel'],
    },
    {
      key: 'lower_tag', label: 'conversation_tag.action.lower_tag', action: 'lower_tag',
      permissions: ['crm_lead_omnichannel'],
    },
    {
      key: 'merge_tag', label: 'conversation_tag.action.merge_tag', action: 'merge_tag',
      permissions: ['crm_lead_omnichannel'],
    },
  ],
  bulk: [
    {
      key: 'merge_tag', label: 'conversation_tag.action.merge_tag', action: 'merge_tag',
      permissions: ['crm_lead_omnichannel'],
    },
  ],
  actions: [lowerTagAction, mergeTagAction, raiseTagAction],
  open: '/crm/tag',
  edit: {
    form: async () => (await import('#generated/crm/tag.form.gen.tsx')).form,
    permissions: ['crm_lead_omnichannel'],
  },
  create: { route: '/crm/tag/create', permissions: ['crm_lead_omnichannel'] },
  mobile: { title: 'name', lines: ['tone', 'active'] },
  rowTone: [{ when: (c: Logic<ConversationTag>) => c.record.active === false, tone: 'neutral' }],
  emptyText: 'screen.crm/tag.empty',
  live: true,
});

export default function TagList() {
  return <ListScreen list={list} />;
}
