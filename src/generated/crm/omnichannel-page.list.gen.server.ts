// Generated from schemas/crm/omnichannel-page.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { omnichannelPageFields } from '#generated/messaging/omnichannel-page.entity.gen.ts';

export const omnichannelPageList = createList({
  screen: 'crm/omnichannel-page',
  route: '/crm/omnichannel-page',
  module: 'crm',
  entity: 'omnichannel_page',
  permissions: ['crm_lead_omnichannel'],
  urls: { list: '/omnichannel-page-list', count: '/omnichannel-page-count', download: '/omnichannel-page-download' },
  downloadName: 'omnichannel-page.xlsx',
  columns: [
    column(omnichannelPageFields.name, { label: 'omnichannel_page.name', show: 'always', sort: true }),
    column(omnichannelPageFields.channel, { label: 'omnichannel_page.channel' }),
    column(omnichannelPageFields.token_status, { label: 'omnichannel_page.token_status' }),
    column(omnichannelPageFields.token_expires_at, { label: 'omnichannel_page.token_expires_at' }),
    column(omnichannelPageFields.active, { label: 'omnichannel_page.active' }),
    column(omnichannelPageFields.member_ids, { label: 'omnichannel_page.member_ids' }),
    column(omnichannelPageFields.assign_mode, { label: 'omnichannel_page.assign_mode' }),
    column(omnichannelPageFields.last_event_at, { label: 'omnichannel_page.last_event_at', sort: true }),
    column(omnichannelPageFields.last_error, { label: 'omnichannel_page.last_error' }),
  ],
  filters: [
    filter(omnichannelPageFields.name, { label: 'omnichannel_page.name', kind: 'text' }),
    filter(omnichannelPageFields.channel, { label: 'omnichannel_page.channel', kind: 'multi_select' }),
    filter(omnichannelPageFields.token_status, { label: 'omnichannel_page.token_status', kind: 'multi_select' }),
    filter(omnichannelPageFields.active, { label: 'omnichannel_page.active', kind: 'boolean' }),
    filter(omnichannelPageFields.assign_mode, { label: 'omnichannel_page.assign_mode', kind: 'multi_select' }),
    filter(omnichannelPageFields.last_event_at, {
      label: 'omnichannel_page.last_event_at', kind: 'date_range', maxDays: null,
    }),
  ],
  counts: [
    { key: 'broken', where: { token_status: ['expired', 'not_connected'] } },
    { key: 'silent', where: { token_status: ['valid'], active: true, last_event_at: { to: { today: -2 } } } },
  ],
  statistics: [
    { key: 'broken', label: 'screen.crm/omnichannel-page.statistic.broken', count: 'broken', mode: 'broken' },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'broken', where: { token_status: ['expired', 'not_connected'] }, badge: 'broken' },
    {
      key: 'silent', where: { token_status: ['valid'], active: true, last_event_at: { to: { today: -2 } } },
      badge: 'silent',
    },
  ],
  sort: { field: 'name', order: 'ASC' },
});
