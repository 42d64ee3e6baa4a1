// Generated from schemas/ads/spend.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Currency, currency } from './currency.enum.gen.ts';

export type Spend = {
  id: number;
  version: number;
  spent_on: string | null;
  currency: Currency;
  amount: number | null;
  budget: number | null;
  base: number | null;
  clicks: number | null;
  created_at: string;
  updated_at: string;
};

export const spendFields = createFields({
  spent_on: { type: 'date', json: 'string' },
  currency: { type: 'enum', json: 'string', required: true, enum: currency },
  amount: { type: 'money', json: 'integer', currency: 'currency' },
  budget: { type: 'money', json: 'integer', currency: 'currency' },
  base: { type: 'money', json: 'integer' },
  clicks: { type: 'integer', json: 'integer' },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const spendRules: readonly RuleModel[] = [];

export const spendDisplay = ['#', { field: 'id' }] as const;
