// Generated from schemas/crm/ads-account.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { adsAccountFields } from './ads-account.entity.gen.ts';

export const adsAccountList = createList({
  screen: 'crm/ads-account',
  route: '/crm/ads-account',
  module: 'crm',
  entity: 'ads_account',
  permissions: ['crm_ads_account'],
  urls: { list: '/ads-account-list', count: '/ads-account-count', download: '/ads-account-download' },
  downloadName: 'ads-account.xlsx',
  columns: [
    column(adsAccountFields.name, { label: 'ads_account.name', show: 'always', sort: true }),
    column(adsAccountFields.code, { label: 'ads_account.code' }),
    column(adsAccountFields.platform, { label: 'ads_account.platform' }),
    column(adsAccountFields.currency, { label: 'ads_account.currency' }),
    column(adsAccountFields.timezone, { label: 'ads_account.timezone', show: 'optional' }),
    column(adsAccountFields.status, { label: 'ads_account.status' }),
    column(adsAccountFields.token_status, { label: 'ads_account.token_status' }),
    column(adsAccountFields.token_expires_at, { label: 'ads_account.token_expires_at', sort: true }),
    column(adsAccountFields.account_id, { label: 'ads_account.account_id' }),
    column(adsAccountFields.spend_7d, { label: 'ads_account.spend_7d', sum: true }),
    column(adsAccountFields.spend_base_7d, { label: 'ads_account.spend_base_7d', sort: true, sum: true }),
    column(adsAccountFields.campaigns, { label: 'ads_account.campaigns', sum: true }),
    column(adsAccountFields.last_synced_at, { label: 'ads_account.last_synced_at' }),
    column(adsAccountFields.last_error, { label: 'ads_account.last_error', show: 'optional' }),
    column(adsAccountFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(adsAccountFields.name, { label: 'ads_account.name', kind: 'text' }),
    filter(adsAccountFields.code, { label: 'ads_account.code', kind: 'text' }),
    filter(adsAccountFields.platform, { label: 'ads_account.platform', kind: 'multi_select' }),
    filter(adsAccountFields.currency, { label: 'ads_account.currency', kind: 'multi_select' }),
    filter(adsAccountFields.account_id, { label: 'ads_account.account_id', kind: 'reference' }),
  ],
  counts: [{ key: 'broken', where: { token_status: ['expired'] } }],
  viewModes: [
    { key: 'in_use', where: { status: 1 } },
    { key: 'stopped', where: { status: 0 } },
    { key: 'broken', where: { token_status: ['expired'] }, badge: 'broken' },
  ],
  sort: { field: 'name', order: 'ASC' },
});
