// Generated from schemas/messaging/zalo-oa.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { omnichannelPageFields } from './omnichannel-page.entity.gen.ts';

export const zaloOaList = createList({
  screen: 'zalo-oa',
  route: '/zalo-oa',
  module: 'messaging',
  entity: 'omnichannel_page',
  permissions: ['customer_account'],
  urls: { list: '/zalo-oa-list', count: '/zalo-oa-count', download: '/zalo-oa-download' },
  downloadName: 'zalo-oa.xlsx',
  where: { channel: 'zalo' },
  columns: [
    column(omnichannelPageFields.name, { label: 'omnichannel_page.name', show: 'always', sort: true }),
    column(omnichannelPageFields.verified, { label: 'omnichannel_page.verified' }),
    column(omnichannelPageFields.package, { label: 'omnichannel_page.package' }),
    column(omnichannelPageFields.followers, { label: 'omnichannel_page.followers', sum: true }),
    column(omnichannelPageFields.token_status, { label: 'omnichannel_page.token_status' }),
    column(omnichannelPageFields.token_expires_at, { label: 'omnichannel_page.token_expires_at' }),
    column(omnichannelPageFields.quota_left, { label: 'omnichannel_page.quota_left', sum: true }),
    column(omnichannelPageFields.quota_day, { label: 'omnichannel_page.quota_day', sum: true }),
    column(omnichannelPageFields.active, { label: 'omnichannel_page.active' }),
    column(omnichannelPageFields.last_event_at, { label: 'omnichannel_page.last_event_at' }),
    column(omnichannelPageFields.last_error, { label: 'omnichannel_page.last_error' }),
  ],
  filters: [
    filter(omnichannelPageFields.name, { label: 'omnichannel_page.name', kind: 'text' }),
    filter(omnichannelPageFields.token_status, { label: 'omnichannel_page.token_status', kind: 'multi_select' }),
    filter(omnichannelPageFields.active, { label: 'omnichannel_page.active', kind: 'boolean' }),
  ],
  counts: [{ key: 'connected', where: { token_status: ['valid'], active: true } }],
  viewModes: [{ key: 'all' }, { key: 'connected', where: { token_status: ['valid'], active: true } }],
  sort: { field: 'name', order: 'ASC' },
});
