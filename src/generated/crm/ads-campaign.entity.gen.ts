// Generated from schemas/crm/ads-campaign.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Currency, currency } from '#generated/_shared/currency.enum.gen.ts';
import { type AdsRequestState, adsRequestState } from './ads-request-state.enum.gen.ts';
import { type CampaignType, campaignType } from './campaign-type.enum.gen.ts';

export type AdsCampaign = {
  id: number;
  version: number;
  ads_account_id: number;
  code: string;
  name: string;
  currency: Currency | null;
  /** Its account can be asked: whether it runs and its budget are changed at the platform. */
  is_connected: boolean | null;
  is_running: boolean;
  /** The platform's own word for its state. */
  effective_status: string | null;
  type: CampaignType;
  daily_budget: number | null;
  /** What the platform is asked for and has not done yet. */
  wanted_running: boolean | null;
  wanted_budget: number | null;
  platform_state: AdsRequestState | null;
  platform_error: string | null;
  /** In the company's currency. */
  target_cpa: number | null;
  /** What an order may cost that is delivered in the end, in the company's currency. */
  target_delivered: number | null;
  warn_percent: number;
  good_percent: number;
  min_conversions: number;
  goods_id: number | null;
  ladi_page_id: number | null;
  account_id: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const adsCampaignFields = createFields({
  ads_account_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'ads_account', onDelete: 'restrict' },
  },
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 200 },
  currency: { type: 'enum', json: 'string', readOnly: true, enum: currency, copyFrom: 'ads_account_id.currency' },
  is_connected: { type: 'boolean', json: 'boolean', readOnly: true, default: false },
  is_running: {
    type: 'boolean', json: 'boolean', required: true, default: true,
    readOnlyIf: (c: Logic<AdsCampaign>) => c.record.is_connected === true,
  },
  effective_status: {
    type: 'text', json: 'string', readOnly: true, maxLength: 50, onHide: 'keep',
    visible: (c: Logic<AdsCampaign>) => c.record.effective_status != null,
  },
  type: { type: 'enum', json: 'integer', required: true, readOnly: true, default: 0, enum: campaignType },
  daily_budget: {
    type: 'money', json: 'integer', minimum: 0, currency: 'currency', read: ['crm_ladi_page_campaign'],
    readOnlyIf: (c: Logic<AdsCampaign>) => c.record.is_connected === true,
  },
  wanted_running: {
    type: 'boolean', json: 'boolean', readOnly: true, onHide: 'keep',
    visible: (c: Logic<AdsCampaign>) => c.record.wanted_running != null,
  },
  wanted_budget: {
    type: 'money', json: 'integer', readOnly: true, minimum: 0, currency: 'currency', onHide: 'keep',
    read: ['crm_ladi_page_campaign'],
    visible: (c: Logic<AdsCampaign>) => c.record.wanted_budget != null,
  },
  platform_state: {
    type: 'enum', json: 'string', readOnly: true, enum: adsRequestState, onHide: 'keep',
    visible: (c: Logic<AdsCampaign>) => c.record.platform_state != null,
  },
  platform_error: {
    type: 'text', json: 'string', readOnly: true, maxLength: 500, onHide: 'keep',
    visible: (c: Logic<AdsCampaign>) => c.record.platform_error != null,
  },
  target_cpa: { type: 'money', json: 'integer', minimum: 0, read: ['crm_ladi_page_campaign'] },
  target_delivered: { type: 'money', json: 'integer', minimum: 0, read: ['crm_ladi_page_campaign'] },
  warn_percent: {
    type: 'integer', json: 'integer', required: true, minimum: 100, maximum: 1000, default: 120,
    read: ['crm_ladi_page_campaign'],
  },
  good_percent: {
    type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100, default: 80,
    read: ['crm_ladi_page_campaign'],
  },
  min_conversions: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000, default: 5 },
  goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  ladi_page_id: { type: 'reference', json: 'integer', reference: { entity: 'ladi_page', onDelete: 'restrict' } },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  ...standardFields,
});

export const adsCampaignRules: readonly RuleModel[] = [];

export const adsCampaignDisplay = [{ field: 'name' }] as const;
