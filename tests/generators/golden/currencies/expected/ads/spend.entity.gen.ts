// Generated from schemas/ads/spend.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { currency } from './currency.enum.gen.ts';

export type Spend = {
  id: number;
  version: number;
  spent_on: string | null;
  currency: string;
  amount: number | null;
  budget: number | null;
  base: number | null;
  clicks: number | null;
  created_at: string;
  updated_at: string;
};

export const spendFields = {
  spent_on: { name: 'spent_on', type: 'date', json: 'string' },
  currency: { name: 'currency', type: 'enum', json: 'string', required: true, enum: currency },
  amount: { name: 'amount', type: 'money', json: 'integer', currency: 'currency' },
  budget: { name: 'budget', type: 'money', json: 'integer', currency: 'currency' },
  base: { name: 'base', type: 'money', json: 'integer' },
  clicks: { name: 'clicks', type: 'integer', json: 'integer' },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
} as const satisfies Record<string, FieldModel>;

export const spendRules: readonly RuleModel[] = [];

export const spendDisplay = ['#', { field: 'id' }] as const;
