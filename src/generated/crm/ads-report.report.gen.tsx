// Generated from schemas/crm/ads-report.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { adsCampaignFields } from './ads-campaign.entity.gen.ts';
import { adsDailyFields } from './ads-daily.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'crm/ads-report',
  route: '/crm/ads-report',
  title: 'screen.crm/ads-report.title',
  permissions: ['crm_ladi_page_campaign'],
  url: '/crm-ads-report',
  filters: [
    filter(adsDailyFields.date, { label: 'ads_daily.date', kind: 'date_range', maxDays: 90, presets: [1, 7, 30, 90] }),
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
  period: { filter: 'date', days: 7 },
  compare: true,
  dimensions: {
    day: { field: adsDailyFields.date, label: 'kit.report.by_day', by: 'day', filter: 'date' },
    campaign: { field: adsDailyFields.ads_campaign_id, label: 'ads_daily.ads_campaign_id', filter: 'ads_campaign_id' },
    account: {
      field: adsCampaignFields.ads_account_id, label: 'ads_campaign.ads_account_id',
      filter: 'ads_campaign_id.ads_account_id',
    },
    marketer: {
      field: adsCampaignFields.account_id, label: 'ads_campaign.account_id', filter: 'ads_campaign_id.account_id',
    },
    goods: { field: adsCampaignFields.goods_id, label: 'ads_campaign.goods_id', filter: 'ads_campaign_id.goods_id' },
    page: {
      field: adsCampaignFields.ladi_page_id, label: 'ads_campaign.ladi_page_id', filter: 'ads_campaign_id.ladi_page_id',
    },
  },
  measures: {
    spend: { label: 'screen.crm/ads-report.measure.spend', field: adsDailyFields.spend_base },
    impressions: { label: 'screen.crm/ads-report.measure.impressions', field: adsDailyFields.impressions },
    clicks: { label: 'screen.crm/ads-report.measure.clicks', field: adsDailyFields.clicks },
    leads: { label: 'screen.crm/ads-report.measure.leads', field: adsDailyFields.leads },
    valid_leads: { label: 'screen.crm/ads-report.measure.valid_leads', field: adsDailyFields.valid_leads },
    confirmed: { label: 'screen.crm/ads-report.measure.confirmed', field: adsDailyFields.confirmed },
    orders: { label: 'screen.crm/ads-report.measure.orders', field: adsDailyFields.orders },
    delivered: { label: 'screen.crm/ads-report.measure.delivered', field: adsDailyFields.delivered },
    returned: { label: 'screen.crm/ads-report.measure.returned', field: adsDailyFields.returned, better: 'less' },
    revenue: { label: 'screen.crm/ads-report.measure.revenue', field: adsDailyFields.revenue_delivered },
    cost_per_lead: {
      label: 'screen.crm/ads-report.measure.cost_per_lead', field: adsDailyFields.spend_base, isRatio: true,
      better: 'less',
    },
    cpa: {
      label: 'screen.crm/ads-report.measure.cpa', field: adsDailyFields.spend_base, isRatio: true, better: 'less',
    },
    cost_per_delivered: {
      label: 'screen.crm/ads-report.measure.cost_per_delivered', field: adsDailyFields.spend_base, isRatio: true,
      better: 'less',
    },
    ad_share: { label: 'screen.crm/ads-report.measure.ad_share', isShare: true, better: 'less' },
    confirm_rate: { label: 'screen.crm/ads-report.measure.confirm_rate', isShare: true },
  },
  tiles: [
    {
      key: 'spend', kind: 'trend', title: 'screen.crm/ads-report.measure.spend', measures: ['spend'], by: 'day',
      drill: { route: '/crm/ads-daily', permissions: ['crm_ladi_page_campaign'] },
    },
    {
      key: 'leads', kind: 'trend', title: 'screen.crm/ads-report.measure.leads', measures: ['leads'], by: 'day',
      drill: { route: '/crm/ads-daily', permissions: ['crm_ladi_page_campaign'] },
    },
    {
      key: 'confirmed', kind: 'number', title: 'screen.crm/ads-report.measure.confirmed', measures: ['confirmed'],
      drill: { route: '/crm/ads-daily', permissions: ['crm_ladi_page_campaign'] },
    },
    {
      key: 'cost_per_lead', kind: 'number', title: 'screen.crm/ads-report.measure.cost_per_lead',
      measures: ['cost_per_lead'], drill: { route: '/crm/ads-daily', permissions: ['crm_ladi_page_campaign'] },
    },
    {
      key: 'cpa', kind: 'number', title: 'screen.crm/ads-report.measure.cpa', measures: ['cpa'],
      drill: { route: '/crm/ads-daily', permissions: ['crm_ladi_page_campaign'] },
    },
    {
      key: 'cost_per_delivered', kind: 'number', title: 'screen.crm/ads-report.measure.cost_per_delivered',
      measures: ['cost_per_delivered'], drill: { route: '/crm/ads-daily', permissions: ['crm_ladi_page_campaign'] },
      home: true,
    },
    {
      key: 'ad_share', kind: 'number', title: 'screen.crm/ads-report.measure.ad_share', measures: ['ad_share'],
      drill: { route: '/crm/ads-daily', permissions: ['crm_ladi_page_campaign'] },
    },
    {
      key: 'campaigns', kind: 'table', title: 'screen.crm/ads-report.tile.campaigns',
      measures: [
        'spend', 'leads', 'cost_per_lead', 'confirmed', 'cpa', 'delivered', 'returned', 'cost_per_delivered', 'revenue',
        'ad_share',
      ],
      by: 'campaign', drill: { route: '/crm/ads-daily', permissions: ['crm_ladi_page_campaign'] },
    },
    {
      key: 'accounts', kind: 'table', title: 'screen.crm/ads-report.tile.accounts',
      measures: [
        'spend', 'leads', 'cost_per_lead', 'confirmed', 'cpa', 'delivered', 'returned', 'cost_per_delivered', 'revenue',
        'ad_share',
      ],
      by: 'account', drill: { route: '/crm/ads-daily', permissions: ['crm_ladi_page_campaign'] },
    },
    {
      key: 'marketers', kind: 'table', title: 'screen.crm/ads-report.tile.marketers',
      measures: [
        'spend', 'leads', 'cost_per_lead', 'confirmed', 'cpa', 'delivered', 'returned', 'cost_per_delivered', 'revenue',
        'ad_share',
      ],
      by: 'marketer', drill: { route: '/crm/ads-daily', permissions: ['crm_ladi_page_campaign'] },
    },
    {
      key: 'goods', kind: 'table', title: 'screen.crm/ads-report.tile.goods',
      measures: [
        'spend', 'leads', 'cost_per_lead', 'confirmed', 'cpa', 'delivered', 'returned', 'cost_per_delivered', 'revenue',
        'ad_share',
      ],
      by: 'goods', drill: { route: '/crm/ads-daily', permissions: ['crm_ladi_page_campaign'] },
    },
  ],
};

export default function AdsReport() {
  return <ReportScreen report={report} />;
}
