// Generated from schemas/crm/ads-campaign.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Currency, currency } from '#generated/_shared/currency.enum.gen.ts';
import { type CampaignType, campaignType } from './campaign-type.enum.gen.ts';

export type AdsCampaign = {
  id: number;
  version: number;
  ads_account_id: number;
  code: string;
  name: string;
  currency: Currency | null;
  is_running: boolean;
  type: CampaignType;
  daily_budget: number | null;
  /** In the company's currency. */
  target_cpa: number | null;
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
  is_running: { type: 'boolean', json: 'boolean', required: true, default: true },
  type: { type: 'enum', json: 'integer', required: true, readOnly: true, default: 0, enum: campaignType },
  daily_budget: { type: 'money', json: 'integer', minimum: 0, currency: 'currency', read: ['crm_ladi_page_campaign'] },
  target_cpa: { type: 'money', json: 'integer', minimum: 0, read: ['crm_ladi_page_campaign'] },
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
