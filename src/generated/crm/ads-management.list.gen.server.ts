// Generated from schemas/crm/ads-management.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { adsCampaignTotalFields } from './ads-campaign-total.entity.gen.ts';
import { adsCampaignFields } from './ads-campaign.entity.gen.ts';

export const adsManagementList = createList({
  screen: 'crm/ads-management',
  route: '/crm/ads-management',
  module: 'crm',
  entity: 'ads_campaign_total',
  permissions: ['crm_ladi_page_campaign'],
  urls: { list: '/ads-management-list', count: '/ads-management-count', download: '/ads-management-download' },
  downloadName: 'ads-management.xlsx',
  columns: [
    column(adsCampaignTotalFields.campaign_id, { label: 'ads_campaign_total.campaign_id', show: 'always' }),
    column(adsCampaignTotalFields.type, { label: 'ads_campaign_total.type' }),
    column(adsCampaignFields.ads_account_id, {
      key: 'campaign_id.ads_account_id', steps: [{ field: 'campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.ads_account_id',
    }),
    column(adsCampaignFields.is_running, {
      key: 'campaign_id.is_running', steps: [{ field: 'campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.is_running',
    }),
    column(adsCampaignFields.effective_status, {
      key: 'campaign_id.effective_status', steps: [{ field: 'campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.effective_status', show: 'optional',
    }),
    column(adsCampaignFields.platform_state, {
      key: 'campaign_id.platform_state', steps: [{ field: 'campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.platform_state',
    }),
    column(adsCampaignFields.daily_budget, {
      key: 'campaign_id.daily_budget', steps: [{ field: 'campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.daily_budget',
    }),
    column(adsCampaignTotalFields.spend_base, { label: 'ads_campaign_total.spend_base', sort: true, sum: true }),
    column(adsCampaignTotalFields.impressions, { label: 'ads_campaign_total.impressions', show: 'optional', sum: true }),
    column(adsCampaignTotalFields.clicks, { label: 'ads_campaign_total.clicks', show: 'optional', sum: true }),
    column(adsCampaignTotalFields.ctr, { label: 'ads_campaign_total.ctr', show: 'optional' }),
    column(adsCampaignTotalFields.leads, { label: 'ads_campaign_total.leads', sort: true, sum: true }),
    column(adsCampaignTotalFields.cost_per_lead, { label: 'ads_campaign_total.cost_per_lead' }),
    column(adsCampaignTotalFields.valid_leads, { label: 'ads_campaign_total.valid_leads', show: 'optional', sum: true }),
    column(adsCampaignTotalFields.confirmed, { label: 'ads_campaign_total.confirmed', sort: true, sum: true }),
    column(adsCampaignTotalFields.cpa, { label: 'ads_campaign_total.cpa' }),
    column(adsCampaignTotalFields.target_cpa, { label: 'ads_campaign_total.target_cpa' }),
    column(adsCampaignTotalFields.orders, { label: 'ads_campaign_total.orders', sum: true }),
    column(adsCampaignTotalFields.delivered, { label: 'ads_campaign_total.delivered', sum: true }),
    column(adsCampaignTotalFields.returned, { label: 'ads_campaign_total.returned', sum: true }),
    column(adsCampaignTotalFields.cost_per_delivered, { label: 'ads_campaign_total.cost_per_delivered' }),
    column(adsCampaignTotalFields.target_delivered, { label: 'ads_campaign_total.target_delivered' }),
    column(adsCampaignTotalFields.is_dear, { label: 'ads_campaign_total.is_dear', show: 'optional' }),
    column(adsCampaignTotalFields.revenue_delivered, {
      label: 'ads_campaign_total.revenue_delivered', sort: true, sum: true,
    }),
    column(adsCampaignTotalFields.ad_share, { label: 'ads_campaign_total.ad_share' }),
    column(adsCampaignFields.account_id, {
      key: 'campaign_id.account_id', steps: [{ field: 'campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.account_id', show: 'optional',
    }),
    column(adsCampaignTotalFields.date, { label: 'ads_campaign_total.date', show: 'optional' }),
    column(adsCampaignTotalFields.days, { label: 'ads_campaign_total.days', show: 'optional' }),
  ],
  filters: [
    filter(adsCampaignTotalFields.date, {
      label: 'ads_campaign_total.date', kind: 'date_range', maxDays: 90,
      default: { from: { today: -6 }, to: { today: 0 } },
    }),
    filter(adsCampaignFields.name, {
      key: 'campaign_id.name', steps: [{ field: 'campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.name', kind: 'text',
    }),
    filter(adsCampaignFields.ads_account_id, {
      key: 'campaign_id.ads_account_id', steps: [{ field: 'campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.ads_account_id', kind: 'reference',
    }),
    filter(adsCampaignTotalFields.type, { label: 'ads_campaign_total.type', kind: 'multi_select' }),
    filter(adsCampaignFields.account_id, {
      key: 'campaign_id.account_id', steps: [{ field: 'campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.account_id', kind: 'reference',
    }),
    filter(adsCampaignFields.goods_id, {
      key: 'campaign_id.goods_id', steps: [{ field: 'campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.goods_id', kind: 'reference',
    }),
    filter(adsCampaignFields.ladi_page_id, {
      key: 'campaign_id.ladi_page_id', steps: [{ field: 'campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.ladi_page_id', kind: 'reference',
    }),
  ],
  counts: [
    { key: 'warning', where: { type: [3] } },
    { key: 'not_configured', where: { type: [1] } },
    { key: 'dear', where: { is_dear: true } },
  ],
  statistics: [
    { key: 'warning', label: 'screen.crm/ads-management.statistic.warning', count: 'warning', mode: 'warning' },
    { key: 'dear', label: 'screen.crm/ads-management.statistic.dear', count: 'dear', mode: 'dear' },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'warning', where: { type: [3] }, badge: 'warning' },
    { key: 'dear', where: { is_dear: true }, badge: 'dear' },
    { key: 'not_configured', where: { type: [1] }, badge: 'not_configured' },
    { key: 'budget_up', where: { type: [5] } },
    { key: 'off', where: { type: [4] } },
  ],
  sort: { field: 'spend_base', order: 'DESC' },
});
