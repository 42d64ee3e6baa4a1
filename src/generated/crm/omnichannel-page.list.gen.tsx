// Generated from schemas/crm/omnichannel-page.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { type OmnichannelPage, omnichannelPageFields } from '#generated/messaging/omnichannel-page.entity.gen.ts';
import { omnichannelPageWorkflow } from '#generated/messaging/omnichannel-page.workflow.gen.ts';
import { subscribePageAction } from '#generated/messaging/subscribe-page.action.gen.ts';
import { syncZnsAction } from '#generated/messaging/sync-zns.action.gen.ts';
import { testPageAction } from '#generated/messaging/test-page.action.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'crm/omnichannel-page',
  route: '/crm/omnichannel-page',
  resource: 'omnichannel_page',
  title: 'screen.crm/omnichannel-page.title',
  permissions: ['crm_lead_omnichannel'],
  urls: { list: '/omnichannel-page-list', count: '/omnichannel-page-count', download: '/omnichannel-page-download' },
  downloadName: 'omnichannel-page.xlsx',
  columns: [
    column(omnichannelPageFields.name, {
      label: 'omnichannel_page.name', cell: 'text', show: 'always', sort: true, width: 220, pin: 'left',
      link: '/crm/omnichannel-page',
    }),
    column(omnichannelPageFields.channel, { label: 'omnichannel_page.channel', cell: 'enum' }),
    column(omnichannelPageFields.token_status, { label: 'omnichannel_page.token_status', cell: 'enum' }),
    column(omnichannelPageFields.token_expires_at, { label: 'omnichannel_page.token_expires_at', cell: 'date_time' }),
    column(omnichannelPageFields.active, { label: 'omnichannel_page.active', cell: 'boolean', edit: true }),
    column(omnichannelPageFields.member_ids, { label: 'omnichannel_page.member_ids', cell: 'reference' }),
    column(omnichannelPageFields.assign_mode, { label: 'omnichannel_page.assign_mode', cell: 'enum' }),
    column(omnichannelPageFields.last_event_at, {
      label: 'omnichannel_page.last_event_at', cell: 'date_time', sort: true,
    }),
    column(omnichannelPageFields.last_error, { label: 'omnichannel_page.last_error', cell: 'text', width: 280 }),
  ],
  filters: [
    filter(omnichannelPageFields.name, { label: 'omnichannel_page.name', kind: 'text' }),
    filter(omnichannelPageFields.channel, { label: 'omnichannel_page.channel', kind: 'multi_select' }),
    filter(omnichannelPageFields.token_status, { label: 'omnichannel_page.token_status', kind: 'multi_select' }),
    filter(omnichannelPageFields.active, { label: 'omnichannel_page.active', kind: 'boolean' }),
    filter(omnichannelPageFields.assign_mode, { label: 'omnichannel_page.assign_mode', kind: 'multi_select' }),
    filter(omnichannelPageFields.last_event_at, {
      label: 'omnichannel_page.last_event_at', kind: 'date_range', place: 'panel', maxDays: null,
    }),
  ],
  counts: ['broken', 'silent'],
  viewModes: [
    { key: 'all', label: 'screen.crm/omnichannel-page.mode.all' },
    { key: 'broken', label: 'screen.crm/omnichannel-page.mode.broken', badge: 'broken' },
    { key: 'silent', label: 'screen.crm/omnichannel-page.mode.silent', badge: 'silent' },
  ],
  sort: { field: 'name', order: 'ASC' },
  toolbar: [
    {
      key: 'connect_facebook', label: 'screen.crm/omnichannel-page.action.connect_facebook',
      route: '/oauth-page-facebook', permissions: ['crm_lead_omnichannel'],
    },
    {
      key: 'connect_zalo', label: 'screen.crm/omnichannel-page.action.connect_zalo', route: '/oauth-zalo',
      permissions: ['customer_account'],
    },
    {
      key: 'create', label: 'action.create', route: '/crm/omnichannel-page/create',
      permissions: ['crm_lead_omnichannel'], tone: 'success',
    },
    {
      key: 'load', label: 'screen.crm/omnichannel-page.action.load', route: '/crm/page-load',
      permissions: ['crm_lead_omnichannel'],
    },
    {
      key: 'app', label: 'screen.crm/omnichannel-page.action.app', route: '/crm/omnichannel-page/app',
      permissions: ['crm_lead_omnichannel'],
    },
  ],
  row: [
    {
      key: 'chats', label: 'screen.crm/omnichannel-page.action.chats', route: '/crm/conversation-history',
      filter: { omnichannel_page_id: { from: 'id', choice: true } }, permissions: ['crm_lead_omnichannel'],
    },
    {
      key: 'connect_again', label: 'screen.crm/omnichannel-page.action.connect_again', route: '/oauth-page-facebook',
      permissions: ['crm_lead_omnichannel'],
      visible: (c: Logic<OmnichannelPage>) => c.record.channel === 'facebook' && c.record.token_status !== 'valid',
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
      key: 'sync_zns', label: 'omnichannel_page.action.sync_zns', action: 'sync_zns',
      permissions: ['customer_account', 'administration_zns'],
      visible: (c: Logic<OmnichannelPage>) => c.record.channel === 'zalo',
    },
    {
      key: 'renew', label: 'omnichannel_page.transition.renew', transition: 'renew',
      permissions: ['crm_lead_omnichannel', 'customer_account'], tone: 'success',
    },
    {
      key: 'disconnect', label: 'omnichannel_page.transition.disconnect', transition: 'disconnect',
      permissions: ['crm_lead_omnichannel', 'customer_account'], tone: 'danger',
    },
  ],
  actions: [subscribePageAction, syncZnsAction, testPageAction],
  workflows: [omnichannelPageWorkflow],
  open: '/crm/omnichannel-page',
  edit: {
    form: async () => (await import('#generated/crm/omnichannel-page.form.gen.tsx')).form,
    permissions: ['crm_lead_omnichannel', 'customer_account'],
  },
  create: { route: '/crm/omnichannel-page/create', permissions: ['crm_lead_omnichannel'] },
  mobile: { title: 'name', lines: ['channel', 'token_status', 'last_event_at'] },
  rowTone: [{ when: (c: Logic<OmnichannelPage>) => c.record.token_status === 'expired', tone: 'danger' }],
  emptyText: 'screen.crm/omnichannel-page.empty',
  live: true,
});

export default function OmnichannelPageList() {
  return <ListScreen list={list} />;
}
