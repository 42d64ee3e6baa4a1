// Generated from schemas/crm/keyword.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { keywordFields } from './keyword.entity.gen.ts';

export const keywordList = createList({
  screen: 'crm/keyword',
  route: '/crm/keyword',
  module: 'crm',
  entity: 'keyword',
  permissions: ['crm_keyword'],
  urls: { list: '/keyword-list', count: '/keyword-count', download: '/keyword-download' },
  downloadName: 'keyword.xlsx',
  columns: [
    column(keywordFields.word, { label: 'keyword.word', show: 'always', sort: true }),
    column(keywordFields.type, { label: 'keyword.type' }),
    column(keywordFields.search_type, { label: 'keyword.search_type' }),
    column(keywordFields.has_phone, { label: 'keyword.has_phone' }),
    column(keywordFields.action, { label: 'keyword.action' }),
    column(keywordFields.tag_id, { label: 'keyword.tag_id', show: 'optional' }),
    column(keywordFields.template_id, { label: 'keyword.template_id', show: 'optional' }),
    column(keywordFields.account_id, { label: 'keyword.account_id', show: 'optional' }),
    column(keywordFields.page_ids, { label: 'keyword.page_ids' }),
    column(keywordFields.position, { label: 'keyword.position', sort: true }),
    column(keywordFields.active, { label: 'keyword.active' }),
    column(keywordFields.hit_count, { label: 'keyword.hit_count', sort: true }),
    column(keywordFields.last_hit_at, { label: 'keyword.last_hit_at' }),
  ],
  filters: [
    filter(keywordFields.word, { label: 'keyword.word', kind: 'text' }),
    filter(keywordFields.action, { label: 'keyword.action', kind: 'multi_select' }),
    filter(keywordFields.active, { label: 'keyword.active', kind: 'boolean' }),
  ],
  viewModes: [{ key: 'landing_page', where: { type: 1 } }, { key: 'omnichat', where: { type: 2 } }],
  sort: { field: 'position', order: 'ASC' },
});
