// Generated from schemas/crm/ads-daily.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { adsCampaignFields } from './ads-campaign.entity.gen.ts';
import { adsDailyFields } from './ads-daily.entity.gen.ts';

export const adsDailyList = createList({
  screen: 'crm/ads-daily',
  route: '/crm/ads-daily',
  module: 'crm',
  entity: 'ads_daily',
  permissions: ['crm_ladi_page_campaign'],
  urls: { list: '/ads-daily-list', count: '/ads-daily-count', download: '/ads-daily-download' },
  downloadName: 'ads-daily.xlsx',
  columns: [
    column(adsDailyFields.date, { label: 'ads_daily.date', show: 'always', sort: true }),
    column(adsDailyFields.ads_campaign_id, { label: 'ads_daily.ads_campaign_id' }),
    column(adsDailyFields.spend, { label: 'ads_daily.spend', sum: true }),
    column(adsDailyFields.spend_base, { label: 'ads_daily.spend_base', sort: true, sum: true }),
    column(adsDailyFields.impressions, { label: 'ads_daily.impressions', show: 'optional', sum: true }),
    column(adsDailyFields.clicks, { label: 'ads_daily.clicks', show: 'optional', sum: true }),
    column(adsDailyFields.leads, { label: 'ads_daily.leads', sort: true, sum: true }),
    column(adsDailyFields.valid_leads, { label: 'ads_daily.valid_leads', show: 'optional', sum: true }),
    column(adsDailyFields.confirmed, { label: 'ads_daily.confirmed', sort: true, sum: true }),
    column(adsDailyFields.orders, { label: 'ads_daily.orders', sum: true }),
    column(adsDailyFields.delivered, { label: 'ads_daily.delivered', sum: true }),
    column(adsDailyFields.returned, { label: 'ads_daily.returned', sum: true }),
    column(adsDailyFields.revenue_delivered, { label: 'ads_daily.revenue_delivered', sort: true, sum: true }),
    column(adsCampaignFields.ads_account_id, {
      key: 'ads_campaign_id.ads_account_id',
      steps: [{ field: 'ads_campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.ads_account_id', show: 'optional',
    }),
    column(adsCampaignFields.account_id, {
      key: 'ads_campaign_id.account_id',
      steps: [{ field: 'ads_campaign_id', kind: 'reference', entity: 'ads_campaign' }],
      label: 'ads_campaign.account_id', show: 'optional',
    }),
  ],
  filters: [
    filter(adsDailyFields.date, {
      label: 'ads_daily.date', kind: 'date_range', maxDays: 90, default: { from: { today: -6 }, to: { today: 0 } },
    }),
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
  viewModes: [{ key: 'all' }, { key: 'no_rate', where: { spend_base: [null] } }],
  sort: { field: 'date', order: 'DESC' },
});
