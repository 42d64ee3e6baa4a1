// Generated from schemas/crm/page-load.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { pageLoadFields } from './page-load.entity.gen.ts';

export const pageLoadList = createList({
  screen: 'crm/page-load',
  route: '/crm/page-load',
  module: 'crm',
  entity: 'page_load',
  permissions: ['crm_lead_omnichannel'],
  urls: { list: '/page-load-list', count: '/page-load-count', download: '/page-load-download' },
  downloadName: 'page-load.xlsx',
  columns: [
    column(pageLoadFields.page_id, { label: 'page_load.page_id', show: 'always' }),
    column(pageLoadFields.channel, { label: 'page_load.channel' }),
    column(pageLoadFields.token_status, { label: 'page_load.token_status' }),
    column(pageLoadFields.active, { label: 'page_load.active', show: 'optional' }),
    column(pageLoadFields.assign_mode, { label: 'page_load.assign_mode', show: 'optional' }),
    column(pageLoadFields.open, { label: 'page_load.open', sort: true, sum: true }),
    column(pageLoadFields.waiting, { label: 'page_load.waiting', sort: true, sum: true }),
    column(pageLoadFields.oldest, { label: 'page_load.oldest', sort: true }),
    column(pageLoadFields.unread, { label: 'page_load.unread', sort: true, sum: true }),
    column(pageLoadFields.unassigned, { label: 'page_load.unassigned', sort: true, sum: true }),
    column(pageLoadFields.quotes, { label: 'page_load.quotes', sort: true, sum: true }),
    column(pageLoadFields.last_event_at, { label: 'page_load.last_event_at', sort: true }),
  ],
  filters: [
    filter(pageLoadFields.page_id, { label: 'page_load.page_id', kind: 'reference' }),
    filter(pageLoadFields.channel, { label: 'page_load.channel', kind: 'multi_select' }),
    filter(pageLoadFields.token_status, { label: 'page_load.token_status', kind: 'multi_select' }),
    filter(pageLoadFields.active, { label: 'page_load.active', kind: 'boolean' }),
    filter(pageLoadFields.waiting, { label: 'page_load.waiting', kind: 'number_range' }),
  ],
  counts: [{ key: 'waiting', where: { waiting: { from: 1 } } }],
  viewModes: [{ key: 'all' }, { key: 'waiting', where: { waiting: { from: 1 } }, badge: 'waiting' }],
  sort: { field: 'waiting', order: 'DESC' },
});
