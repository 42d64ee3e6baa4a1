// Generated from schemas/crm/ads-daily.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { adsCampaignFields } from './ads-campaign.entity.gen.ts';
import { type AdsDaily, adsDailyFields } from './ads-daily.entity.gen.ts';

export const list = createList({
  screen: 'crm/ads-daily',
  route: '/crm/ads-daily',
  resource: 'ads_daily',
  title: 'screen.crm/ads-daily.title',
  permissions: ['crm_ladi_page_campaign'],
  urls: { list: '/ads-daily-list', count: '/ads-daily-count', download: '/ads-daily-download' },
  downloadName: 'ads-daily.xlsx',
  columns: [
    column(adsDailyFields.date, { label: 'ads_daily.date', cell: 'date', show: 'always', sort: true, pin: 'left' }),
    column(adsDailyFields.ads_campaign_id, {
      label: 'ads_daily.ads_campaign_id', cell: 'reference', width: 260, link: '/crm/ads-management',
    }),
    column(adsDailyFields.spend, { label: 'ads_daily.spend', cell: 'money', sum: true }),
    column(adsDailyFields.spend_base, {
      label: 'ads_daily.spend_base', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(adsDailyFields.impressions, { label: 'ads_daily.impressions', cell: 'number', show: 'optional', sum: true }),
    column(adsDailyFields.clicks, { label: 'ads_daily.clicks', cell: 'number', show: 'optional', sum: true }),
    column(adsDailyFields.leads, { label: 'ads_daily.leads', cell: 'number', sort: true, sum: true, footer: true }),
    column(adsDailyFields.valid_leads, { label: 'ads_daily.valid_leads', cell: 'number', show: 'optional', sum: true }),
    column(adsDailyFields.confirmed, {
      label: 'ads_daily.confirmed', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(adsDailyFields.orders, { label: 'ads_daily.orders', cell: 'number', sum: true }),
    column(adsDailyFields.delivered, { label: 'ads_daily.delivered', cell: 'number', sum: true }),
    column(adsDailyFields.returned, { label: 'ads_daily.returned', cell: 'number', sum: true }),
    column(adsDailyFields.revenue_delivered, {
      label: 'ads_daily.revenue_delivered', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(adsCampaignFields.ads_account_id, {
      key: 'ads_campaign_id.ads_account_id', label: 'ads_campaign.ads_account_id', cell: 'reference', show: 'optional',
    }),
    column(adsCampaignFields.account_id, {
      key: 'ads_campaign_id.account_id', label: 'ads_campaign.account_id', cell: 'reference', show: 'optional',
    }),
  ],
  filters: [
    filter(adsDailyFields.date, {
      label: 'ads_daily.date', kind: 'date_range', maxDays: 90, presets: [1, 7, 30, 90],
      default: { from: { today: -6 }, to: { today: 0 } },
    }),
    filter(adsDailyFields.ads_campaign_id, { label: 'ads_daily.ads_campaign_id', kind: 'reference' }),
    filter(adsCampaignFields.ads_account_id, {
      key: 'ads_campaign_id.ads_account_id', label: 'ads_campaign.ads_account_id', kind: 'reference',
    }),
    filter(adsCampaignFields.account_id, {
      key: 'ads_campaign_id.account_id', label: 'ads_campaign.account_id', kind: 'reference',
    }),
    filter(adsCampaignFields.goods_id, {
      key: 'ads_campaign_id.goods_id', label: 'ads_campaign.goods_id', kind: 'reference',
    }),
    filter(adsCampaignFields.ladi_page_id, {
      key: 'ads_campaign_id.ladi_page_id', label: 'ads_campaign.ladi_page_id', kind: 'reference',
    }),
  ],
  viewModes: [
    { key: 'all', label: 'screen.crm/ads-daily.mode.all' },
    { key: 'no_rate', label: 'screen.crm/ads-daily.mode.no_rate' },
  ],
  sort: { field: 'date', order: 'DESC' },
  row: [
    {
      key: 'leads', label: 'action.leads', route: '/crm/lead-history',
      filter: { ads_campaign_id: { from: 'ads_campaign_id', choice: true }, created_at: { from: 'date', day: true } },
      permissions: [
        'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
        'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
        'crm_ladi_page_campaign',
      ],
    },
  ],
  mobile: { title: 'ads_campaign_id', lines: ['date', 'spend_base', 'leads', 'confirmed'] },
  rowTone: [{ when: (c: Logic<AdsDaily>) => c.record.spend_base == null, tone: 'warning' }],
  emptyText: 'screen.crm/ads-daily.empty',
  live: true,
});

export default function AdsDailyList() {
  return <ListScreen list={list} />;
}
