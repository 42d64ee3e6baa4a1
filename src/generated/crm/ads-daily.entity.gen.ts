// Generated from schemas/crm/ads-daily.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Currency, currency } from '#generated/_shared/currency.enum.gen.ts';

export type AdsDaily = {
  id: number;
  ads_campaign_id: number;
  date: string;
  currency: Currency;
  spend: number;
  /** Empty while there is no approved rate. */
  spend_base: number | null;
  impressions: number;
  clicks: number;
  leads: number;
  valid_leads: number;
  confirmed: number;
  orders: number;
  delivered: number;
  returned: number;
  revenue_delivered: number;
  created_at: string;
  created_by: number | null;
};

export const adsDailyFields = createFields({
  ads_campaign_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'ads_campaign', onDelete: 'restrict' },
  },
  date: { type: 'date', json: 'string', required: true },
  currency: { type: 'enum', json: 'string', required: true, enum: currency },
  spend: { type: 'money', json: 'integer', required: true, minimum: 0, default: 0, currency: 'currency' },
  spend_base: { type: 'money', json: 'integer', minimum: 0 },
  impressions: { type: 'integer', json: 'integer', required: true, minimum: 0, default: 0 },
  clicks: { type: 'integer', json: 'integer', required: true, minimum: 0, default: 0 },
  leads: { type: 'integer', json: 'integer', required: true, minimum: 0, default: 0 },
  valid_leads: { type: 'integer', json: 'integer', required: true, minimum: 0, default: 0 },
  confirmed: { type: 'integer', json: 'integer', required: true, minimum: 0, default: 0 },
  orders: { type: 'integer', json: 'integer', required: true, minimum: 0, default: 0 },
  delivered: { type: 'integer', json: 'integer', required: true, minimum: 0, default: 0 },
  returned: { type: 'integer', json: 'integer', required: true, minimum: 0, default: 0 },
  revenue_delivered: { type: 'money', json: 'integer', required: true, minimum: 0, default: 0 },
  ...madeFields,
});

export const adsDailyRules: readonly RuleModel[] = [];

export const adsDailyDisplay = ['#', { field: 'id' }] as const;
