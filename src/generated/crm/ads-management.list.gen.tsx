// Generated from schemas/crm/ads-management.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type AdsCampaignTotal, adsCampaignTotalFields } from './ads-campaign-total.entity.gen.ts';
import { adsCampaignFields } from './ads-campaign.entity.gen.ts';

export const list = createList({
  screen: 'crm/ads-management',
  route: '/crm/ads-management',
  resource: 'ads_campaign_total',
  title: 'screen.crm/ads-management.title',
  permissions: ['crm_ladi_page_campaign'],
  urls: { list: '/ads-management-list', count: '/ads-management-count', download: '/ads-management-download' },
  downloadName: 'ads-management.xlsx',
  columns: [
    column(adsCampaignTotalFields.campaign_id, {
      label: 'ads_campaign_total.campaign_id', cell: 'reference', show: 'always', width: 260, pin: 'left',
      link: '/crm/ads-management',
    }),
    column(adsCampaignTotalFields.type, { label: 'ads_campaign_total.type', cell: 'enum' }),
    column(adsCampaignFields.ads_account_id, {
      key: 'campaign_id.ads_account_id', label: 'ads_campaign.ads_account_id', cell: 'reference',
    }),
    column(adsCampaignFields.is_running, {
      key: 'campaign_id.is_running', label: 'ads_campaign.is_running', cell: 'boolean',
    }),
    column(adsCampaignFields.effective_status, {
      key: 'campaign_id.effective_status', label: 'ads_campaign.effective_status', cell: 'text', show: 'optional',
    }),
    column(adsCampaignFields.platform_state, {
      key: 'campaign_id.platform_state', label: 'ads_campaign.platform_state', cell: 'enum',
    }),
    column(adsCampaignFields.daily_budget, {
      key: 'campaign_id.daily_budget', label: 'ads_campaign.daily_budget', cell: 'money',
    }),
    column(adsCampaignTotalFields.spend_base, {
      label: 'ads_campaign_total.spend_base', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(adsCampaignTotalFields.impressions, {
      label: 'ads_campaign_total.impressions', cell: 'number', show: 'optional', sum: true,
    }),
    column(adsCampaignTotalFields.clicks, {
      label: 'ads_campaign_total.clicks', cell: 'number', show: 'optional', sum: true,
    }),
    column(adsCampaignTotalFields.ctr, { label: 'ads_campaign_total.ctr', cell: 'number', show: 'optional' }),
    column(adsCampaignTotalFields.leads, {
      label: 'ads_campaign_total.leads', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(adsCampaignTotalFields.cost_per_lead, { label: 'ads_campaign_total.cost_per_lead', cell: 'money' }),
    column(adsCampaignTotalFields.valid_leads, {
      label: 'ads_campaign_total.valid_leads', cell: 'number', show: 'optional', sum: true,
    }),
    column(adsCampaignTotalFields.confirmed, {
      label: 'ads_campaign_total.confirmed', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(adsCampaignTotalFields.cpa, { label: 'ads_campaign_total.cpa', cell: 'money' }),
    column(adsCampaignTotalFields.target_cpa, { label: 'ads_campaign_total.target_cpa', cell: 'money' }),
    column(adsCampaignTotalFields.orders, { label: 'ads_campaign_total.orders', cell: 'number', sum: true }),
    column(adsCampaignTotalFields.delivered, { label: 'ads_campaign_total.delivered', cell: 'number', sum: true }),
    column(adsCampaignTotalFields.returned, { label: 'ads_campaign_total.returned', cell: 'number', sum: true }),
    column(adsCampaignTotalFields.cost_per_delivered, { label: 'ads_campaign_total.cost_per_delivered', cell: 'money' }),
    column(adsCampaignTotalFields.target_delivered, { label: 'ads_campaign_total.target_delivered', cell: 'money' }),
    column(adsCampaignTotalFields.is_dear, { label: 'ads_campaign_total.is_dear', cell: 'boolean', show: 'optional' }),
    column(adsCampaignTotalFields.revenue_delivered, {
      label: 'ads_campaign_total.revenue_delivered', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(adsCampaignTotalFields.ad_share, { label: 'ads_campaign_total.ad_share', cell: 'number' }),
    column(adsCampaignFields.account_id, {
      key: 'campaign_id.account_id', label: 'ads_campaign.account_id', cell: 'reference', show: 'optional',
    }),
    column(adsCampaignTotalFields.date, { label: 'ads_campaign_total.date', cell: 'date', show: 'optional' }),
    column(adsCampaignTotalFields.days, { label: 'ads_campaign_total.days', cell: 'number', show: 'optional' }),
  ],
  filters: [
    filter(adsCampaignTotalFields.date, {
      label: 'ads_campaign_total.date', kind: 'date_range', maxDays: 90, presets: [1, 7, 30, 90],
      default: { from: { today: -6 }, to: { today: 0 } },
    }),
    filter(adsCampaignFields.name, { key: 'campaign_id.name', label: 'ads_campaign.name', kind: 'text' }),
    filter(adsCampaignFields.ads_account_id, {
      key: 'campaign_id.ads_account_id', label: 'ads_campaign.ads_account_id', kind: 'reference',
    }),
    filter(adsCampaignTotalFields.type, { label: 'ads_campaign_total.type', kind: 'multi_select' }),
    filter(adsCampaignFields.account_id, {
      key: 'campaign_id.account_id', label: 'ads_campaign.account_id', kind: 'reference',
    }),
    filter(adsCampaignFields.goods_id, {
      key: 'campaign_id.goods_id', label: 'ads_campaign.goods_id', kind: 'reference',
    }),
    filter(adsCampaignFields.ladi_page_id, {
      key: 'campaign_id.ladi_page_id', label: 'ads_campaign.ladi_page_id', kind: 'reference',
    }),
  ],
  counts: ['warning', 'not_configured', 'dear'],
  viewModes: [
    { key: 'all', label: 'screen.crm/ads-management.mode.all' },
    { key: 'warning', label: 'screen.crm/ads-management.mode.warning', badge: 'warning' },
    { key: 'dear', label: 'screen.crm/ads-management.mode.dear', badge: 'dear' },
    { key: 'not_configured', label: 'screen.crm/ads-management.mode.not_configured', badge: 'not_configured' },
    { key: 'budget_up', label: 'screen.crm/ads-management.mode.budget_up' },
    { key: 'off', label: 'screen.crm/ads-management.mode.off' },
  ],
  sort: { field: 'spend_base', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/crm/ads-management/create',
      permissions: ['crm_ladi_page_campaign'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'days', label: 'screen.crm/ads-management.action.days', route: '/crm/ads-daily',
      filter: { ads_campaign_id: { from: 'campaign_id', choice: true } }, asked: { date: 'date' },
      permissions: ['crm_ladi_page_campaign'],
    },
    {
      key: 'leads', label: 'action.leads', route: '/crm/lead-history',
      filter: { ads_campaign_id: { from: 'campaign_id', choice: true } }, asked: { created_at: 'date' },
      permissions: [
        'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
        'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
        'crm_ladi_page_campaign',
      ],
    },
  ],
  bulk: [
    {
      key: 'set_target', label: 'screen.crm/ads-management.action.set_target', form: 'set-campaign-targets',
      permissions: ['crm_ladi_page_campaign'],
    },
    {
      key: 'set_running', label: 'screen.crm/ads-management.action.set_running', form: 'set-campaigns-running',
      permissions: ['crm_ladi_page_campaign'],
    },
    {
      key: 'set_budget', label: 'screen.crm/ads-management.action.set_budget', form: 'set-campaign-budgets',
      permissions: ['crm_ladi_page_campaign'],
    },
  ],
  open: '/crm/ads-management',
  mobile: { title: 'campaign_id', lines: ['type', 'spend_base', 'cpa', 'confirmed'] },
  rowTone: [
    { when: (c: Logic<AdsCampaignTotal>) => c.record.type === 3, tone: 'danger' },
    { when: (c: Logic<AdsCampaignTotal>) => c.record.type === 5, tone: 'info' },
    { when: (c: Logic<AdsCampaignTotal>) => c.record.type === 4, tone: 'neutral' },
  ],
  emptyText: 'screen.crm/ads-management.empty',
  live: true,
  utcOffset: 7,
});

export default function AdsManagementList() {
  return <ListScreen list={list} />;
}
