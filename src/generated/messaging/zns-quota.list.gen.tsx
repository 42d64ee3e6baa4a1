// Generated from schemas/messaging/zns-quota.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type OmnichannelPage, omnichannelPageFields } from './omnichannel-page.entity.gen.ts';
import { omnichannelPageWorkflow } from './omnichannel-page.workflow.gen.ts';
import { subscribePageAction } from './subscribe-page.action.gen.ts';
import { syncZnsAction } from './sync-zns.action.gen.ts';
import { testPageAction } from './test-page.action.gen.ts';

export const list = createList({
  screen: 'administration/zns/quota',
  route: '/administration/zns/quota',
  resource: 'omnichannel_page',
  title: 'screen.administration/zns/quota.title',
  permissions: ['administration_zns'],
  urls: { list: '/zns-quota-list', count: '/zns-quota-count', download: '/zns-quota-download' },
  downloadName: 'zns-quota.xlsx',
  where: { channel: 'zalo' },
  columns: [
    column(omnichannelPageFields.name, {
      label: 'omnichannel_page.name', cell: 'text', show: 'always', sort: true, width: 220, pin: 'left',
    }),
    column(omnichannelPageFields.quota_left, {
      label: 'omnichannel_page.quota_left', cell: 'number', sum: true, footer: true,
    }),
    column(omnichannelPageFields.quota_day, {
      label: 'omnichannel_page.quota_day', cell: 'number', sum: true, footer: true,
    }),
    column(omnichannelPageFields.token_status, { label: 'omnichannel_page.token_status', cell: 'enum' }),
    column(omnichannelPageFields.package, { label: 'omnichannel_page.package', cell: 'text' }),
    column(omnichannelPageFields.verified, { label: 'omnichannel_page.verified', cell: 'boolean' }),
    column(omnichannelPageFields.active, { label: 'omnichannel_page.active', cell: 'boolean' }),
    column(omnichannelPageFields.last_event_at, { label: 'omnichannel_page.last_event_at', cell: 'date_time' }),
  ],
  filters: [
    filter(omnichannelPageFields.name, { label: 'omnichannel_page.name', kind: 'text' }),
    filter(omnichannelPageFields.token_status, { label: 'omnichannel_page.token_status', kind: 'multi_select' }),
    filter(omnichannelPageFields.active, { label: 'omnichannel_page.active', kind: 'boolean' }),
  ],
  counts: ['connected'],
  viewModes: [
    { key: 'connected', label: 'screen.administration/zns/quota.mode.connected' },
    { key: 'all', label: 'screen.administration/zns/quota.mode.all' },
  ],
  sort: { field: 'name', order: 'ASC' },
  toolbar: [
    {
      key: 'messages', label: 'screen.administration/zns/quota.action.messages', route: '/administration/zns',
      permissions: ['administration_zns'],
    },
    {
      key: 'templates', label: 'screen.administration/zns/quota.action.templates',
      route: '/administration/zns/template', permissions: ['administration_zns'],
    },
  ],
  row: [
    {
      key: 'sync', label: 'screen.administration/zns/quota.action.sync', action: 'sync_zns',
      permissions: ['customer_account', 'administration_zns'],
    },
    {
      key: 'subscribe_page', label: 'omnichannel_page.action.subscribe_page', action: 'subscribe_page',
      permissions: ['crm_lead_omnichannel'],
      visible: (c: Logic<OmnichannelPage>) => c.record.channel === 'facebook',
    },
    {
      key: 'test_page', label: 'omnichannel_page.action.test_page', action: 'test_page',
      permissions: ['crm_lead_omnichannel'],
      visible: (c: Logic<OmnichannelPage>) => c.record.channel === 'facebook',
    },
  ],
  actions: [subscribePageAction, syncZnsAction, testPageAction],
  workflows: [omnichannelPageWorkflow],
  open: '/zalo-oa',
  create: { route: '/crm/omnichannel-page/create', permissions: ['crm_lead_omnichannel'] },
  mobile: { title: 'name', lines: ['quota_left', 'quota_day', 'token_status'] },
  emptyText: 'screen.administration/zns/quota.empty',
  live: true,
});

export default function ZnsQuotaList() {
  return <ListScreen list={list} />;
}
