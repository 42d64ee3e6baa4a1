// Generated from schemas/crm/page-load.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type PageLoad, pageLoadFields } from './page-load.entity.gen.ts';

export const list = createList({
  screen: 'crm/page-load',
  route: '/crm/page-load',
  resource: 'page_load',
  title: 'screen.crm/page-load.title',
  permissions: ['crm_lead_omnichannel'],
  urls: { list: '/page-load-list', count: '/page-load-count', download: '/page-load-download' },
  downloadName: 'page-load.xlsx',
  columns: [
    column(pageLoadFields.page_id, {
      label: 'page_load.page_id', cell: 'reference', show: 'always', width: 220, pin: 'left',
      link: '/crm/omnichannel-page',
    }),
    column(pageLoadFields.channel, { label: 'page_load.channel', cell: 'enum' }),
    column(pageLoadFields.token_status, { label: 'page_load.token_status', cell: 'enum' }),
    column(pageLoadFields.active, { label: 'page_load.active', cell: 'boolean', show: 'optional' }),
    column(pageLoadFields.assign_mode, { label: 'page_load.assign_mode', cell: 'enum', show: 'optional' }),
    column(pageLoadFields.open, { label: 'page_load.open', cell: 'number', sort: true, sum: true, footer: true }),
    column(pageLoadFields.waiting, { label: 'page_load.waiting', cell: 'number', sort: true, sum: true, footer: true }),
    column(pageLoadFields.oldest, { label: 'page_load.oldest', cell: 'date_time', sort: true }),
    column(pageLoadFields.unread, { label: 'page_load.unread', cell: 'number', sort: true, sum: true, footer: true }),
    column(pageLoadFields.unassigned, {
      label: 'page_load.unassigned', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(pageLoadFields.quotes, { label: 'page_load.quotes', cell: 'number', sort: true, sum: true, footer: true }),
    column(pageLoadFields.last_event_at, { label: 'page_load.last_event_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(pageLoadFields.page_id, { label: 'page_load.page_id', kind: 'reference' }),
    filter(pageLoadFields.channel, { label: 'page_load.channel', kind: 'multi_select' }),
    filter(pageLoadFields.token_status, { label: 'page_load.token_status', kind: 'multi_select' }),
    filter(pageLoadFields.active, { label: 'page_load.active', kind: 'boolean' }),
    filter(pageLoadFields.waiting, { label: 'page_load.waiting', kind: 'number_range' }),
  ],
  counts: ['waiting'],
  viewModes: [
    { key: 'all', label: 'screen.crm/page-load.mode.all' },
    { key: 'waiting', label: 'screen.crm/page-load.mode.waiting', badge: 'waiting' },
  ],
  sort: { field: 'waiting', order: 'DESC' },
  toolbar: [
    {
      key: 'pages', label: 'screen.crm/page-load.action.pages', route: '/crm/omnichannel-page',
      permissions: ['crm_lead_omnichannel'],
    },
  ],
  row: [
    {
      key: 'chats', label: 'screen.crm/page-load.action.chats', route: '/crm/conversation-history',
      filter: { omnichannel_page_id: { from: 'page_id', choice: true } }, permissions: ['crm_lead_omnichannel'],
    },
  ],
  mobile: { title: 'page_id', lines: ['waiting', 'oldest', 'unread', 'last_event_at'] },
  rowTone: [
    { when: (c: Logic<PageLoad>) => c.record.token_status === 'expired', tone: 'danger' },
    { when: (c: Logic<PageLoad>) => c.record.waiting != null && c.record.waiting > 0, tone: 'warning' },
  ],
  emptyText: 'screen.crm/page-load.empty',
  live: true,
});

export default function PageLoadList() {
  return <ListScreen list={list} />;
}
