// Generated from schemas/messaging/zalo-oa.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type OmnichannelPage, omnichannelPageFields } from './omnichannel-page.entity.gen.ts';
import { omnichannelPageWorkflow } from './omnichannel-page.workflow.gen.ts';
import { subscribePageAction } from './subscribe-page.action.gen.ts';
import { syncZnsAction } from './sync-zns.action.gen.ts';
import { testPageAction } from './test-page.action.gen.ts';

export const list = createList({
  screen: 'zalo-oa',
  route: '/zalo-oa',
  resource: 'omnichannel_page',
  title: 'screen.zalo-oa.title',
  permissions: ['customer_account'],
  urls: { list: '/zalo-oa-list', count: '/zalo-oa-count', download: '/zalo-oa-download' },
  downloadName: 'zalo-oa.xlsx',
  where: { channel: 'zalo' },
  columns: [
    column(omnichannelPageFields.name, {
      label: 'omnichannel_page.name', cell: 'text', show: 'always', sort: true, width: 220, pin: 'left',
      link: '/zalo-oa',
    }),
    column(omnichannelPageFields.verified, { label: 'omnichannel_page.verified', cell: 'boolean' }),
    column(omnichannelPageFields.package, { label: 'omnichannel_page.package', cell: 'text' }),
    column(omnichannelPageFields.followers, { label: 'omnichannel_page.followers', cell: 'number', sum: true }),
    column(omnichannelPageFields.token_status, { label: 'omnichannel_page.token_status', cell: 'enum' }),
    column(omnichannelPageFields.token_expires_at, { label: 'omnichannel_page.token_expires_at', cell: 'date_time' }),
    column(omnichannelPageFields.quota_left, { label: 'omnichannel_page.quota_left', cell: 'number', sum: true }),
    column(omnichannelPageFields.quota_day, { label: 'omnichannel_page.quota_day', cell: 'number', sum: true }),
    column(omnichannelPageFields.active, { label: 'omnichannel_page.active', cell: 'boolean' }),
    column(omnichannelPageFields.last_event_at, { label: 'omnichannel_page.last_event_at', cell: 'date_time' }),
    column(omnichannelPageFields.last_error, { label: 'omnichannel_page.last_error', cell: 'text', width: 280 }),
  ],
  filters: [
    filter(omnichannelPageFields.name, { label: 'omnichannel_page.name', kind: 'text' }),
    filter(omnichannelPageFields.token_status, { label: 'omnichannel_page.token_status', kind: 'multi_select' }),
    filter(omnichannelPageFields.active, { label: 'omnichannel_page.active', kind: 'boolean' }),
  ],
  counts: ['connected'],
  viewModes: [
    { key: 'all', label: 'screen.zalo-oa.mode.all' },
    { key: 'connected', label: 'screen.zalo-oa.mode.connected' },
  ],
  sort: { field: 'name', order: 'ASC' },
  toolbar: [
    { key: 'connect', label: 'screen.zalo-oa.action.connect', route: '/oauth-zalo', permissions: [], tone: 'success' },
    {
      key: 'create', label: 'action.create', route: '/crm/omnichannel-page/create',
      permissions: ['crm_lead_omnichannel'],
    },
    { key: 'app', label: 'screen.zalo-oa.action.app', route: '/zalo-oa/app', permissions: ['customer_account'] },
    {
      key: 'messages', label: 'screen.zalo-oa.action.messages', route: '/administration/zns',
      permissions: ['administration_zns'],
    },
  ],
  row: [
    { key: 'reconnect', label: 'screen.zalo-oa.action.reconnect', route: '/oauth-zalo', permissions: [] },
    {
      key: 'renew', label: 'omnichannel_page.transition.renew', transition: 'renew',
      permissions: ['crm_lead_omnichannel', 'customer_account'], tone: 'success',
    },
    {
      key: 'sync', label: 'screen.zalo-oa.action.sync', action: 'sync_zns',
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
    {
      key: 'templates', label: 'screen.zalo-oa.action.templates', route: '/administration/zns/template',
      filter: { omnichannel_page_id: { from: 'id', choice: true } }, permissions: ['administration_zns'],
    },
    {
      key: 'disconnect', label: 'omnichannel_page.transition.disconnect', transition: 'disconnect',
      permissions: ['crm_lead_omnichannel', 'customer_account'], tone: 'danger',
    },
  ],
  actions: [subscribePageAction, syncZnsAction, testPageAction],
  workflows: [omnichannelPageWorkflow],
  open: '/zalo-oa',
  create: { route: '/crm/omnichannel-page/create', permissions: ['crm_lead_omnichannel'] },
  mobile: { title: 'name', lines: ['token_status', 'quota_left', 'last_event_at'] },
  rowTone: [{ when: (c: Logic<OmnichannelPage>) => c.record.token_status === 'expired', tone: 'danger' }],
  emptyText: 'screen.zalo-oa.empty',
  live: true,
});

export default function ZaloOaList() {
  return <ListScreen list={list} />;
}
