// Generated from schemas/crm/ads-campaign-total.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  adsCampaignTotalDisplay,
  adsCampaignTotalFields,
  adsCampaignTotalRules,
} from './ads-campaign-total.entity.gen.ts';

export const adsCampaignTotalModel = createEntity({
  name: 'ads_campaign_total',
  module: 'crm',
  written: 'view',
  owner: 'customer',
  fields: Object.values(adsCampaignTotalFields),
  computeSql: {
    ctr: {
      text: 'CASE WHEN t."impressions" > 0 THEN floor(t."clicks"::float8 / NULLIF(t."impressions", 0) * 100 * 100 + 0.5) / 100 ELSE NULL END',
      params: [],
    },
    cost_per_lead: {
      text: 'CASE WHEN t."leads" > 0 THEN floor(t."spend_base"::float8 / NULLIF(t."leads", 0) + 0.5) ELSE NULL END',
      params: [],
    },
    cpa: {
      text: 'CASE WHEN t."confirmed" > 0 THEN floor(t."spend_base"::float8 / NULLIF(t."confirmed", 0) + 0.5) ELSE NULL END',
      params: [],
    },
    cost_per_delivered: {
      text: 'CASE WHEN t."delivered" > 0 THEN floor(t."spend_base"::float8 / NULLIF(t."delivered", 0) + 0.5) ELSE NULL END',
      params: [],
    },
    is_dear: {
      text: 'CASE WHEN t."target_delivered" IS NOT NULL THEN t."spend_base" > t."target_delivered"::float8 * GREATEST(t."delivered", 1) ELSE FALSE END',
      params: [],
    },
    ad_share: {
      text: 'CASE WHEN t."revenue_delivered" > 0 THEN floor(t."spend_base"::float8 / NULLIF(t."revenue_delivered", 0) * 100 * 100 + 0.5) / 100 ELSE NULL END',
      params: [],
    },
  },
  display: adsCampaignTotalDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."campaign_id" AS "id" FROM (SELECT s."id" AS "campaign_id", s."type" AS "type", s."target_cpa" AS "target_cpa", s."target_delivered" AS "target_delivered", max(b."date") AS "date", count(b."date") AS "days", coalesce(sum(b."spend_base"), 0)::int8 AS "spend_base", coalesce(sum(b."impressions"), 0)::int8 AS "impressions", coalesce(sum(b."clicks"), 0)::int8 AS "clicks", coalesce(sum(b."leads"), 0)::int8 AS "leads", coalesce(sum(b."valid_leads"), 0)::int8 AS "valid_leads", coalesce(sum(b."confirmed"), 0)::int8 AS "confirmed", coalesce(sum(b."orders"), 0)::int8 AS "orders", coalesce(sum(b."delivered"), 0)::int8 AS "delivered", coalesce(sum(b."returned"), 0)::int8 AS "returned", coalesce(sum(b."revenue_delivered"), 0)::int8 AS "revenue_delivered" FROM "ads_campaign" s LEFT JOIN "ads_daily" b ON b."customer_id" = {user.customer}::int8 AND b."ads_campaign_id" = s."id" AND b."date" BETWEEN {within.from}::date AND {within.to}::date WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL GROUP BY 1, 2, 3, 4) v',
      params: ['user.customer', 'within.from', 'within.to'],
    },
    sources: ['ads_campaign', 'ads_daily'], id: 'number', of: 'ads_campaign',
    walls: [['crm_ladi_page_campaign', 'crm_ladi_page_config', 'crm_lead_create'], ['crm_ladi_page_campaign']],
    within: { asked: 'date', days: 7 },
  },
  access: { read: ['crm_ladi_page_campaign'], create: null, update: null, delete: null },
  lookup: null,
  rules: adsCampaignTotalRules,
  audit: false,
  softDelete: false,
  live: true,
});
