// Generated from schemas/crm/ads-campaign-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type CampaignType, campaignType } from './campaign-type.enum.gen.ts';

export type AdsCampaignTotal = {
  id: number;
  campaign_id: number;
  type: CampaignType;
  target_cpa: number | null;
  target_delivered: number | null;
  /** The last day with figures; its filter chooses the days. */
  date: string | null;
  days: number;
  spend_base: number;
  impressions: number;
  clicks: number;
  leads: number;
  valid_leads: number;
  confirmed: number;
  orders: number;
  delivered: number;
  returned: number;
  revenue_delivered: number;
  ctr: number | null;
  cost_per_lead: number | null;
  cpa: number | null;
  cost_per_delivered: number | null;
  /** A delivered order costs more than it may; money that has brought none yet is dear once it is more than one may cost. */
  is_dear: boolean | null;
  ad_share: number | null;
};

export const adsCampaignTotalFields = createFields({
  campaign_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'ads_campaign', onDelete: 'restrict' },
  },
  type: { type: 'enum', json: 'integer', required: true, enum: campaignType },
  target_cpa: { type: 'money', json: 'integer', read: ['crm_ladi_page_campaign'] },
  target_delivered: { type: 'money', json: 'integer', read: ['crm_ladi_page_campaign'] },
  date: { type: 'date', json: 'string' },
  days: { type: 'integer', json: 'integer', required: true },
  spend_base: { type: 'money', json: 'integer', required: true },
  impressions: { type: 'integer', json: 'integer', required: true },
  clicks: { type: 'integer', json: 'integer', required: true },
  leads: { type: 'integer', json: 'integer', required: true },
  valid_leads: { type: 'integer', json: 'integer', required: true },
  confirmed: { type: 'integer', json: 'integer', required: true },
  orders: { type: 'integer', json: 'integer', required: true },
  delivered: { type: 'integer', json: 'integer', required: true },
  returned: { type: 'integer', json: 'integer', required: true },
  revenue_delivered: { type: 'money', json: 'integer', required: true },
  ctr: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.01, scale: 2,
    compute: {
      stored: false,
      value: (c: Logic<AdsCampaignTotal>) =>
        c.record.impressions != null && c.record.impressions > 0 ? (c.record.clicks != null ? Math.floor(c.record.clicks / c.record.impressions * 100 * 100 + 0.5) / 100 : null) : null,
    },
  },
  cost_per_lead: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<AdsCampaignTotal>) =>
        c.record.leads != null && c.record.leads > 0 ? (c.record.spend_base != null ? Math.floor(c.record.spend_base / c.record.leads + 0.5) : null) : null,
    },
  },
  cpa: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<AdsCampaignTotal>) =>
        c.record.confirmed != null && c.record.confirmed > 0 ? (c.record.spend_base != null ? Math.floor(c.record.spend_base / c.record.confirmed + 0.5) : null) : null,
    },
  },
  cost_per_delivered: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<AdsCampaignTotal>) =>
        c.record.delivered != null && c.record.delivered > 0 ? (c.record.spend_base != null ? Math.floor(c.record.spend_base / c.record.delivered + 0.5) : null) : null,
    },
  },
  is_dear: {
    type: 'boolean', json: 'boolean', readOnly: true, read: ['crm_ladi_page_campaign'],
    compute: {
      stored: false,
      value: (c: Logic<AdsCampaignTotal>) =>
        c.record.target_delivered != null ? c.record.spend_base != null && c.record.delivered != null && c.record.spend_base > c.record.target_delivered * Math.max(c.record.delivered, 1) : false,
    },
  },
  ad_share: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.01, scale: 2,
    compute: {
      stored: false,
      value: (c: Logic<AdsCampaignTotal>) =>
        c.record.revenue_delivered != null && c.record.revenue_delivered > 0 ? (c.record.spend_base != null ? Math.floor(c.record.spend_base / c.record.revenue_delivered * 100 * 100 + 0.5) / 100 : null) : null,
    },
  },
});

export const adsCampaignTotalRules: readonly RuleModel[] = [];

export const adsCampaignTotalDisplay = [{ field: 'campaign_id' }] as const;
