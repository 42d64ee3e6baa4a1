// Generated from schemas/crm/ads-report.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { adsCampaignFields } from './ads-campaign.entity.gen.ts';
import { adsDailyFields } from './ads-daily.entity.gen.ts';

export const adsReport: ReportModel = {
  screen: 'crm/ads-report',
  route: '/crm/ads-report',
  module: 'crm',
  entity: 'ads_daily',
  permissions: ['crm_ladi_page_campaign'],
  url: '/crm-ads-report',
  filters: [
    filter(adsDailyFields.date, { label: 'ads_daily.date', kind: 'date_range', maxDays: 90 }),
    filter(adsDailyFields.ads_campaign_id, { label: 'ads_daily.ads_campaign_id', kind: 'reference' }),
    filter(adsCampaignFields.ads_account_id, {
      key: 'ads_campaign_id.ads_account_id',
      steps: [{ field: 'ads_campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.ads_account_id', kind: 'reference',
    }),
    filter(adsCampaignFields.account_id, {
      key: 'ads_campaign_id.account_id',
      steps: [{ field: 'ads_campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.account_id', kind: 'reference',
    }),
    filter(adsCampaignFields.goods_id, {
      key: 'ads_campaign_id.goods_id', steps: [{ field: 'ads_campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.goods_id', kind: 'reference',
    }),
    filter(adsCampaignFields.ladi_page_id, {
      key: 'ads_campaign_id.ladi_page_id',
      steps: [{ field: 'ads_campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.ladi_page_id', kind: 'reference',
    }),
  ],
  period: { filter: 'date', days: 7 },
  compare: true,
  dimensions: [
    { key: 'day', path: path(adsDailyFields.date), by: 'day' },
    { key: 'campaign', path: path(adsDailyFields.ads_campaign_id) },
    {
      key: 'account',
      path: path(adsCampaignFields.ads_account_id, {
        key: 'ads_campaign_id.ads_account_id',
        steps: [{ field: 'ads_campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      }),
    },
    {
      key: 'marketer',
      path: path(adsCampaignFields.account_id, {
        key: 'ads_campaign_id.account_id',
        steps: [{ field: 'ads_campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      }),
    },
    {
      key: 'goods',
      path: path(adsCampaignFields.goods_id, {
        key: 'ads_campaign_id.goods_id',
        steps: [{ field: 'ads_campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      }),
    },
    {
      key: 'page',
      path: path(adsCampaignFields.ladi_page_id, {
        key: 'ads_campaign_id.ladi_page_id',
        steps: [{ field: 'ads_campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      }),
    },
  ],
  measures: [
    { key: 'spend', sum: path(adsDailyFields.spend_base) },
    { key: 'impressions', sum: path(adsDailyFields.impressions) },
    { key: 'clicks', sum: path(adsDailyFields.clicks) },
    { key: 'leads', sum: path(adsDailyFields.leads) },
    { key: 'valid_leads', sum: path(adsDailyFields.valid_leads) },
    { key: 'confirmed', sum: path(adsDailyFields.confirmed) },
    { key: 'orders', sum: path(adsDailyFields.orders) },
    { key: 'delivered', sum: path(adsDailyFields.delivered) },
    { key: 'returned', sum: path(adsDailyFields.returned) },
    { key: 'revenue', sum: path(adsDailyFields.revenue_delivered) },
    { key: 'cost_per_lead', ratio: ['spend', 'leads'] },
    { key: 'cpa', ratio: ['spend', 'confirmed'] },
    { key: 'cost_per_delivered', ratio: ['spend', 'delivered'] },
    { key: 'ad_share', ratio: ['spend', 'revenue'] },
    { key: 'confirm_rate', ratio: ['confirmed', 'leads'] },
  ],
  tiles: [
    { key: 'spend', measures: ['spend'], by: 'day', limit: 400 },
    { key: 'leads', measures: ['leads'], by: 'day', limit: 400 },
    { key: 'confirmed', measures: ['confirmed'], limit: 10 },
    { key: 'cost_per_lead', measures: ['cost_per_lead'], limit: 10 },
    { key: 'cpa', measures: ['cpa'], limit: 10 },
    { key: 'cost_per_delivered', measures: ['cost_per_delivered'], limit: 10 },
    { key: 'ad_share', measures: ['ad_share'], limit: 10 },
    {
      key: 'campaigns',
      measures: [
        'spend', 'leads', 'cost_per_lead', 'confirmed', 'cpa', 'delivered', 'returned', 'cost_per_delivered', 'revenue',
        'ad_share',
      ],
      by: 'campaign', limit: 30,
    },
    {
      key: 'accounts',
      measures: [
        'spend', 'leads', 'cost_per_lead', 'confirmed', 'cpa', 'delivered', 'returned', 'cost_per_delivered', 'revenue',
        'ad_share',
      ],
      by: 'account', limit: 30,
    },
    {
      key: 'marketers',
      measures: [
        'spend', 'leads', 'cost_per_lead', 'confirmed', 'cpa', 'delivered', 'returned', 'cost_per_delivered', 'revenue',
        'ad_share',
      ],
      by: 'marketer', limit: 30,
    },
    {
      key: 'goods',
      measures: [
        'spend', 'leads', 'cost_per_lead', 'confirmed', 'cpa', 'delivered', 'returned', 'cost_per_delivered', 'revenue',
        'ad_share',
      ],
      by: 'goods', limit: 30,
    },
  ],
};
