// Generated from schemas/crm/keyword.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type Keyword, keywordFields } from './keyword.entity.gen.ts';

export const list = createList({
  screen: 'crm/keyword',
  route: '/crm/keyword',
  resource: 'keyword',
  title: 'screen.crm/keyword.title',
  permissions: ['crm_keyword'],
  urls: { list: '/keyword-list', count: '/keyword-count', download: '/keyword-download' },
  downloadName: 'keyword.xlsx',
  columns: [
    column(keywordFields.word, {
      label: 'keyword.word', cell: 'text', show: 'always', sort: true, width: 220, pin: 'left', link: '/crm/keyword',
    }),
    column(keywordFields.type, { label: 'keyword.type', cell: 'enum' }),
    column(keywordFields.search_type, { label: 'keyword.search_type', cell: 'enum' }),
    column(keywordFields.has_phone, { label: 'keyword.has_phone', cell: 'boolean' }),
    column(keywordFields.action, { label: 'keyword.action', cell: 'enum' }),
    column(keywordFields.tag_id, { label: 'keyword.tag_id', cell: 'reference', show: 'optional' }),
    column(keywordFields.template_id, { label: 'keyword.template_id', cell: 'reference', show: 'optional' }),
    column(keywordFields.account_id, { label: 'keyword.account_id', cell: 'reference', show: 'optional' }),
    column(keywordFields.page_ids, { label: 'keyword.page_ids', cell: 'reference' }),
    column(keywordFields.position, { label: 'keyword.position', cell: 'number', sort: true }),
    column(keywordFields.active, { label: 'keyword.active', cell: 'boolean', edit: true }),
    column(keywordFields.hit_count, { label: 'keyword.hit_count', cell: 'number', sort: true }),
    column(keywordFields.last_hit_at, { label: 'keyword.last_hit_at', cell: 'date_time' }),
  ],
  filters: [
    filter(keywordFields.word, { label: 'keyword.word', kind: 'text' }),
    filter(keywordFields.action, { label: 'keyword.action', kind: 'multi_select' }),
    filter(keywordFields.active, { label: 'keyword.active', kind: 'boolean' }),
  ],
  viewModes: [
    { key: 'landing_page', label: 'screen.crm/keyword.mode.landing_page' },
    { key: 'omnichat', label: 'screen.crm/keyword.mode.omnichat' },
  ],
  sort: { field: 'position', order: 'ASC' },
  toolbar: [
    { key: 'try', label: 'screen.crm/keyword.action.try', route: '/crm/keyword-try', permissions: ['crm_keyword'] },
    {
      key: 'create', label: 'action.create', route: '/crm/keyword/create', permissions: ['crm_keyword'],
      tone: 'success',
    },
  ],
  open: '/crm/keyword',
  edit: { form: async () => (await import('#generated/crm/keyword.form.gen.tsx')).form, permissions: ['crm_keyword'] },
  create: { route: '/crm/keyword/create', permissions: ['crm_keyword'] },
  mobile: { title: 'word', lines: ['action', 'active'] },
  rowTone: [{ when: (c: Logic<Keyword>) => c.record.active === false, tone: 'neutral' }],
  emptyText: 'screen.crm/keyword.empty',
  live: true,
});

export default function KeywordList() {
  return <ListScreen list={list} />;
}
