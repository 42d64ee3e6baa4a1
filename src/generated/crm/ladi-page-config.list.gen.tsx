// Generated from schemas/crm/ladi-page-config.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type LadiPage, ladiPageFields } from './ladi-page.entity.gen.ts';

export const list = createList({
  screen: 'crm/ladi-page-config',
  route: '/crm/ladi-page-config',
  resource: 'ladi_page',
  title: 'screen.crm/ladi-page-config.title',
  permissions: ['crm_ladi_page_config'],
  urls: { list: '/ladi-page-config-list', count: '/ladi-page-config-count', download: '/ladi-page-config-download' },
  downloadName: 'ladi-page-config.xlsx',
  columns: [
    column(ladiPageFields.name, {
      label: 'ladi_page.name', cell: 'text', show: 'always', sort: true, width: 220, pin: 'left',
      link: '/crm/ladi-page-config',
    }),
    column(ladiPageFields.url, { label: 'ladi_page.url', cell: 'link', width: 260 }),
    column(ladiPageFields.provider, { label: 'ladi_page.provider', cell: 'enum' }),
    column(ladiPageFields.active, { label: 'ladi_page.active', cell: 'boolean' }),
    column(ladiPageFields.ads_campaign_id, { label: 'ladi_page.ads_campaign_id', cell: 'reference', show: 'optional' }),
    column(ladiPageFields.process_limit, { label: 'ladi_page.process_limit', cell: 'enum', show: 'optional' }),
    column(ladiPageFields.duplicate_days, { label: 'ladi_page.duplicate_days', cell: 'number', show: 'optional' }),
    column(ladiPageFields.last_received_at, { label: 'ladi_page.last_received_at', cell: 'date_time', sort: true }),
    column(ladiPageFields.last_error, { label: 'ladi_page.last_error', cell: 'text', width: 260 }),
    column(ladiPageFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'optional' }),
  ],
  filters: [
    filter(ladiPageFields.name, { label: 'ladi_page.name', kind: 'text' }),
    filter(ladiPageFields.provider, { label: 'ladi_page.provider', kind: 'multi_select' }),
    filter(ladiPageFields.active, { label: 'ladi_page.active', kind: 'boolean' }),
  ],
  sort: { field: 'name', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/crm/ladi-page-config/create',
      permissions: ['crm_ladi_page_config'], tone: 'success',
    },
    {
      key: 'intake', label: 'screen.crm/ladi-page-config.action.intake', route: '/crm/lead-intake',
      permissions: ['crm_ladi_page_config'],
    },
  ],
  open: '/crm/ladi-page-config',
  create: { route: '/crm/ladi-page-config/create', permissions: ['crm_ladi_page_config'] },
  mobile: { title: 'name', lines: ['provider', 'active', 'last_received_at', 'last_error'] },
  rowTone: [
    { when: (c: Logic<LadiPage>) => c.record.last_error != null, tone: 'danger' },
    { when: (c: Logic<LadiPage>) => c.record.active === false, tone: 'neutral' },
  ],
  emptyText: 'screen.crm/ladi-page-config.empty',
  live: true,
});

export default function LadiPageConfigList() {
  return <ListScreen list={list} />;
}
