// Generated from schemas/crm/ads-account.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type AdsAccount, adsAccountFields } from './ads-account.entity.gen.ts';
import { adsAccountWorkflow } from './ads-account.workflow.gen.ts';
import { syncAccountAction } from './sync-account.action.gen.ts';

export const list = createList({
  screen: 'crm/ads-account',
  route: '/crm/ads-account',
  resource: 'ads_account',
  title: 'screen.crm/ads-account.title',
  permissions: ['crm_ads_account'],
  urls: { list: '/ads-account-list', count: '/ads-account-count', download: '/ads-account-download' },
  downloadName: 'ads-account.xlsx',
  columns: [
    column(adsAccountFields.name, {
      label: 'ads_account.name', cell: 'text', show: 'always', sort: true, width: 220, pin: 'left',
      link: '/crm/ads-account',
    }),
    column(adsAccountFields.code, { label: 'ads_account.code', cell: 'code' }),
    column(adsAccountFields.platform, { label: 'ads_account.platform', cell: 'enum' }),
    column(adsAccountFields.currency, { label: 'ads_account.currency', cell: 'enum' }),
    column(adsAccountFields.timezone, { label: 'ads_account.timezone', cell: 'text', show: 'optional' }),
    column(adsAccountFields.status, { label: 'ads_account.status', cell: 'enum' }),
    column(adsAccountFields.token_status, { label: 'ads_account.token_status', cell: 'enum' }),
    column(adsAccountFields.token_expires_at, { label: 'ads_account.token_expires_at', cell: 'date_time', sort: true }),
    column(adsAccountFields.account_id, { label: 'ads_account.account_id', cell: 'reference' }),
    column(adsAccountFields.spend_7d, { label: 'ads_account.spend_7d', cell: 'money', sum: true }),
    column(adsAccountFields.spend_base_7d, {
      label: 'ads_account.spend_base_7d', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(adsAccountFields.campaigns, { label: 'ads_account.campaigns', cell: 'number', sum: true }),
    column(adsAccountFields.last_synced_at, { label: 'ads_account.last_synced_at', cell: 'date_time' }),
    column(adsAccountFields.last_error, { label: 'ads_account.last_error', cell: 'text', show: 'optional' }),
    column(adsAccountFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(adsAccountFields.name, { label: 'ads_account.name', kind: 'text' }),
    filter(adsAccountFields.code, { label: 'ads_account.code', kind: 'text' }),
    filter(adsAccountFields.platform, { label: 'ads_account.platform', kind: 'multi_select' }),
    filter(adsAccountFields.currency, { label: 'ads_account.currency', kind: 'multi_select' }),
    filter(adsAccountFields.account_id, { label: 'ads_account.account_id', kind: 'reference' }),
  ],
  counts: ['broken'],
  viewModes: [
    { key: 'in_use', label: 'screen.crm/ads-account.mode.in_use' },
    { key: 'stopped', label: 'screen.crm/ads-account.mode.stopped' },
    { key: 'broken', label: 'screen.crm/ads-account.mode.broken', badge: 'broken' },
  ],
  sort: { field: 'name', order: 'ASC' },
  toolbar: [
    {
      key: 'connect_facebook', label: 'screen.crm/ads-account.action.connect_facebook', route: '/oauth-ads-facebook',
      permissions: ['crm_ads_account'],
    },
    {
      key: 'connect_tiktok', label: 'screen.crm/ads-account.action.connect_tiktok', route: '/oauth-ads-tiktok',
      permissions: ['crm_ads_account'],
    },
    {
      key: 'connect_google', label: 'screen.crm/ads-account.action.connect_google', route: '/oauth-ads-google',
      permissions: ['crm_ads_account'],
    },
    {
      key: 'app', label: 'screen.crm/ads-account.action.app', route: '/crm/ads-account/app',
      permissions: ['crm_ads_account'],
    },
    {
      key: 'create', label: 'action.create', route: '/crm/ads-account/create', permissions: ['crm_ads_account'],
      tone: 'success',
    },
  ],
  row: [
    {
      key: 'campaigns', label: 'screen.crm/ads-account.action.campaigns', route: '/crm/ads-management',
      filter: { 'campaign_id.ads_account_id': { from: 'id', choice: true } }, permissions: ['crm_ladi_page_campaign'],
    },
    {
      key: 'reconnect_facebook', label: 'screen.crm/ads-account.action.reconnect_facebook',
      route: '/oauth-ads-facebook', permissions: ['crm_ads_account'],
      visible: (c: Logic<AdsAccount>) => c.record.platform === 'facebook',
    },
    {
      key: 'reconnect_tiktok', label: 'screen.crm/ads-account.action.reconnect_tiktok', route: '/oauth-ads-tiktok',
      permissions: ['crm_ads_account'],
      visible: (c: Logic<AdsAccount>) => c.record.platform === 'tiktok',
    },
    {
      key: 'reconnect_google', label: 'screen.crm/ads-account.action.reconnect_google', route: '/oauth-ads-google',
      permissions: ['crm_ads_account'],
      visible: (c: Logic<AdsAccount>) => c.record.platform === 'google',
    },
    {
      key: 'start', label: 'ads_account.transition.start', transition: 'start', permissions: ['crm_ads_account'],
      tone: 'success',
    },
    {
      key: 'stop', label: 'ads_account.transition.stop', transition: 'stop', permissions: ['crm_ads_account'],
      tone: 'danger',
    },
    {
      key: 'sync_account', label: 'ads_account.action.sync_account', action: 'sync_account',
      permissions: ['crm_ads_account'],
    },
  ],
  bulk: [
    {
      key: 'sync_account', label: 'ads_account.action.sync_account', action: 'sync_account',
      permissions: ['crm_ads_account'],
    },
  ],
  actions: [syncAccountAction],
  workflows: [adsAccountWorkflow],
  open: '/crm/ads-account',
  create: { route: '/crm/ads-account/create', permissions: ['crm_ads_account'] },
  mobile: { title: 'name', lines: ['token_status', 'spend_base_7d', 'account_id'] },
  rowTone: [{ when: (c: Logic<AdsAccount>) => c.record.token_status === 'expired', tone: 'danger' }],
  emptyText: 'screen.crm/ads-account.empty',
  live: true,
});

export default function AdsAccountList() {
  return <ListScreen list={list} />;
}
