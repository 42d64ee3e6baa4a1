// Generated from schemas/crm/ladi-page-config.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { ladiPageFields } from './ladi-page.entity.gen.ts';

export const ladiPageConfigList = createList({
  screen: 'crm/ladi-page-config',
  route: '/crm/ladi-page-config',
  module: 'crm',
  entity: 'ladi_page',
  permissions: ['crm_ladi_page_config'],
  urls: { list: '/ladi-page-config-list', count: '/ladi-page-config-count', download: '/ladi-page-config-download' },
  downloadName: 'ladi-page-config.xlsx',
  columns: [
    column(ladiPageFields.name, { label: 'ladi_page.name', show: 'always', sort: true }),
    column(ladiPageFields.url, { label: 'ladi_page.url' }),
    column(ladiPageFields.provider, { label: 'ladi_page.provider' }),
    column(ladiPageFields.active, { label: 'ladi_page.active' }),
    column(ladiPageFields.ads_campaign_id, { label: 'ladi_page.ads_campaign_id', show: 'optional' }),
    column(ladiPageFields.process_limit, { label: 'ladi_page.process_limit', show: 'optional' }),
    column(ladiPageFields.duplicate_days, { label: 'ladi_page.duplicate_days', show: 'optional' }),
    column(ladiPageFields.last_received_at, { label: 'ladi_page.last_received_at', sort: true }),
    column(ladiPageFields.last_error, { label: 'ladi_page.last_error' }),
    column(ladiPageFields.created_at, { label: 'kit.field.created_at', show: 'optional' }),
  ],
  filters: [
    filter(ladiPageFields.name, { label: 'ladi_page.name', kind: 'text' }),
    filter(ladiPageFields.provider, { label: 'ladi_page.provider', kind: 'multi_select' }),
    filter(ladiPageFields.active, { label: 'ladi_page.active', kind: 'boolean' }),
  ],
  sort: { field: 'name', order: 'ASC' },
});
