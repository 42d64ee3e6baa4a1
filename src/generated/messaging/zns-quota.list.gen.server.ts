// Generated from schemas/messaging/zns-quota.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { omnichannelPageFields } from './omnichannel-page.entity.gen.ts';

export const znsQuotaList = createList({
  screen: 'administration/zns/quota',
  route: '/administration/zns/quota',
  module: 'messaging',
  entity: 'omnichannel_page',
  permissions: ['administration_zns'],
  urls: { list: '/zns-quota-list', count: '/zns-quota-count', download: '/zns-quota-download' },
  downloadName: 'zns-quota.xlsx',
  where: { channel: 'zalo' },
  columns: [
    column(omnichannelPageFields.name, { label: 'omnichannel_page.name', show: 'always', sort: true }),
    column(omnichannelPageFields.quota_left, { label: 'omnichannel_page.quota_left', sum: true }),
    column(omnichannelPageFields.quota_day, { label: 'omnichannel_page.quota_day', sum: true }),
    column(omnichannelPageFields.token_status, { label: 'omnichannel_page.token_status' }),
    column(omnichannelPageFields.package, { label: 'omnichannel_page.package' }),
    column(omnichannelPageFields.verified, { label: 'omnichannel_page.verified' }),
    column(omnichannelPageFields.active, { label: 'omnichannel_page.active' }),
    column(omnichannelPageFields.last_event_at, { label: 'omnichannel_page.last_event_at' }),
  ],
  filters: [
    filter(omnichannelPageFields.name, { label: 'omnichannel_page.name', kind: 'text' }),
    filter(omnichannelPageFields.token_status, { label: 'omnichannel_page.token_status', kind: 'multi_select' }),
    filter(omnichannelPageFields.active, { label: 'omnichannel_page.active', kind: 'boolean' }),
  ],
  counts: [{ key: 'connected', where: { token_status: ['valid'], active: true } }],
  statistics: [
    {
      key: 'quota_left', label: 'screen.administration/zns/quota.statistic.quota_left', count: 'connected',
      sum: 'quota_left', mode: 'connected',
    },
  ],
  viewModes: [{ key: 'connected', where: { token_status: ['valid'], active: true } }, { key: 'all' }],
  sort: { field: 'name', order: 'ASC' },
});
