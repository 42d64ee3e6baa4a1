// Generated from schemas/crm/ladi-page-config.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { ladiPageTotalFields } from './ladi-page-total.entity.gen.ts';
import { ladiPageFields } from './ladi-page.entity.gen.ts';

export const ladiPageConfigList = createList({
  screen: 'crm/ladi-page-config',
  route: '/crm/ladi-page-config',
  module: 'crm',
  entity: 'ladi_page_total',
  permissions: ['crm_ladi_page_config'],
  urls: { list: '/ladi-page-config-list', count: '/ladi-page-config-count', download: '/ladi-page-config-download' },
  downloadName: 'ladi-page-config.xlsx',
  columns: [
    column(ladiPageTotalFields.page_id, { label: 'ladi_page_total.page_id', show: 'always' }),
    column(ladiPageFields.url, {
      key: 'page_id.url', steps: [{ field: 'page_id', kind: 'reference', entity: 'ladi_page' }], label: 'ladi_page.url',
    }),
    column(ladiPageFields.provider, {
      key: 'page_id.provider', steps: [{ field: 'page_id', kind: 'reference', entity: 'ladi_page' }],
      label: 'ladi_page.provider',
    }),
    column(ladiPageTotalFields.active, { label: 'ladi_page_total.active' }),
    column(ladiPageTotalFields.leads_day, { label: 'ladi_page_total.leads_day', sort: true, sum: true }),
    column(ladiPageTotalFields.leads, { label: 'ladi_page_total.leads', sort: true, sum: true }),
    column(ladiPageTotalFields.invalid, { label: 'ladi_page_total.invalid', show: 'optional', sum: true }),
    column(ladiPageTotalFields.invalid_rate, { label: 'ladi_page_total.invalid_rate', sort: true }),
    column(ladiPageTotalFields.confirmed, { label: 'ladi_page_total.confirmed', sort: true, sum: true }),
    column(ladiPageFields.ads_campaign_id, {
      key: 'page_id.ads_campaign_id', steps: [{ field: 'page_id', kind: 'reference', entity: 'ladi_page' }],
      label: 'ladi_page.ads_campaign_id', show: 'optional',
    }),
    column(ladiPageFields.rule_id, {
      key: 'page_id.rule_id', steps: [{ field: 'page_id', kind: 'reference', entity: 'ladi_page' }],
      label: 'ladi_page.rule_id', show: 'optional',
    }),
    column(ladiPageFields.require_deposit, {
      key: 'page_id.require_deposit', steps: [{ field: 'page_id', kind: 'reference', entity: 'ladi_page' }],
      label: 'ladi_page.require_deposit', show: 'optional',
    }),
    column(ladiPageFields.process_limit, {
      key: 'page_id.process_limit', steps: [{ field: 'page_id', kind: 'reference', entity: 'ladi_page' }],
      label: 'ladi_page.process_limit', show: 'optional',
    }),
    column(ladiPageFields.duplicate_days, {
      key: 'page_id.duplicate_days', steps: [{ field: 'page_id', kind: 'reference', entity: 'ladi_page' }],
      label: 'ladi_page.duplicate_days', show: 'optional',
    }),
    column(ladiPageTotalFields.last_received_at, { label: 'ladi_page_total.last_received_at', sort: true }),
    column(ladiPageTotalFields.last_error, { label: 'ladi_page_total.last_error' }),
  ],
  filters: [
    filter(ladiPageTotalFields.name, { label: 'ladi_page_total.name', kind: 'text' }),
    filter(ladiPageFields.provider, {
      key: 'page_id.provider', steps: [{ field: 'page_id', kind: 'reference', entity: 'ladi_page' }],
      label: 'ladi_page.provider', kind: 'multi_select',
    }),
    filter(ladiPageTotalFields.active, { label: 'ladi_page_total.active', kind: 'boolean' }),
  ],
  sort: { field: 'name', order: 'ASC' },
});
