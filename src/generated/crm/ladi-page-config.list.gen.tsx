// Generated from schemas/crm/ladi-page-config.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type LadiPageTotal, ladiPageTotalFields } from './ladi-page-total.entity.gen.ts';
import { ladiPageFields } from './ladi-page.entity.gen.ts';

export const list = createList({
  screen: 'crm/ladi-page-config',
  route: '/crm/ladi-page-config',
  resource: 'ladi_page_total',
  title: 'screen.crm/ladi-page-config.title',
  permissions: ['crm_ladi_page_config'],
  urls: { list: '/ladi-page-config-list', count: '/ladi-page-config-count', download: '/ladi-page-config-download' },
  downloadName: 'ladi-page-config.xlsx',
  columns: [
    column(ladiPageTotalFields.page_id, {
      label: 'ladi_page_total.page_id', cell: 'reference', show: 'always', width: 220, pin: 'left',
      link: '/crm/ladi-page-config',
    }),
    column(ladiPageFields.url, { key: 'page_id.url', label: 'ladi_page.url', cell: 'link', width: 260 }),
    column(ladiPageFields.provider, { key: 'page_id.provider', label: 'ladi_page.provider', cell: 'enum' }),
    column(ladiPageTotalFields.active, { label: 'ladi_page_total.active', cell: 'boolean' }),
    column(ladiPageTotalFields.leads_day, {
      label: 'ladi_page_total.leads_day', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(ladiPageTotalFields.leads, {
      label: 'ladi_page_total.leads', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(ladiPageTotalFields.invalid, {
      label: 'ladi_page_total.invalid', cell: 'number', show: 'optional', sum: true,
    }),
    column(ladiPageTotalFields.invalid_rate, { label: 'ladi_page_total.invalid_rate', cell: 'number', sort: true }),
    column(ladiPageTotalFields.confirmed, {
      label: 'ladi_page_total.confirmed', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(ladiPageFields.ads_campaign_id, {
      key: 'page_id.ads_campaign_id', label: 'ladi_page.ads_campaign_id', cell: 'reference', show: 'optional',
    }),
    column(ladiPageFields.rule_id, {
      key: 'page_id.rule_id', label: 'ladi_page.rule_id', cell: 'reference', show: 'optional',
    }),
    column(ladiPageFields.require_deposit, {
      key: 'page_id.require_deposit', label: 'ladi_page.require_deposit', cell: 'boolean', show: 'optional',
    }),
    column(ladiPageFields.process_limit, {
      key: 'page_id.process_limit', label: 'ladi_page.process_limit', cell: 'enum', show: 'optional',
    }),
    column(ladiPageFields.duplicate_days, {
      key: 'page_id.duplicate_days', label: 'ladi_page.duplicate_days', cell: 'number', show: 'optional',
    }),
    column(ladiPageTotalFields.last_received_at, {
      label: 'ladi_page_total.last_received_at', cell: 'date_time', sort: true,
    }),
    column(ladiPageTotalFields.last_error, { label: 'ladi_page_total.last_error', cell: 'text', width: 260 }),
  ],
  filters: [
    filter(ladiPageTotalFields.name, { label: 'ladi_page_total.name', kind: 'text' }),
    filter(ladiPageFields.provider, { key: 'page_id.provider', label: 'ladi_page.provider', kind: 'multi_select' }),
    filter(ladiPageTotalFields.active, { label: 'ladi_page_total.active', kind: 'boolean' }),
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
  row: [
    {
      key: 'try', label: 'screen.crm/ladi-page-config.action.try', route: '/crm/ladi-page-try',
      prefill: { ladi_page_id: 'page_id' }, permissions: ['crm_ladi_page_config'],
    },
    {
      key: 'intake', label: 'screen.crm/ladi-page-config.action.intake', route: '/crm/lead-intake',
      filter: { ladi_page_id: { from: 'page_id', choice: true } }, permissions: ['crm_ladi_page_config'],
    },
    {
      key: 'leads', label: 'action.leads', route: '/crm/lead-history',
      filter: { ladi_page_id: { from: 'page_id', choice: true } },
      permissions: [
        'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
        'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
        'crm_ladi_page_campaign',
      ],
    },
  ],
  bulk: [
    {
      key: 'set_active', label: 'screen.crm/ladi-page-config.action.set_active', form: 'set-pages-active',
      permissions: ['crm_ladi_page_config'],
    },
  ],
  open: '/crm/ladi-page-config',
  mobile: { title: 'page_id', lines: ['leads_day', 'leads', 'last_received_at', 'last_error'] },
  rowTone: [
    { when: (c: Logic<LadiPageTotal>) => c.record.last_error != null, tone: 'danger' },
    { when: (c: Logic<LadiPageTotal>) => c.record.active === false, tone: 'neutral' },
  ],
  emptyText: 'screen.crm/ladi-page-config.empty',
  live: true,
});

export default function LadiPageConfigList() {
  return <ListScreen list={list} />;
}
