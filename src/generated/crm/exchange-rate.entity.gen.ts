// Generated from schemas/crm/exchange-rate.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ApprovalStatus, approvalStatus } from '#generated/_shared/approval-status.enum.gen.ts';
import { type Currency, currency } from '#generated/_shared/currency.enum.gen.ts';
import { type RateSource, rateSource } from './rate-source.enum.gen.ts';

export type ExchangeRate = {
  id: number;
  version: number;
  currency: Currency;
  date: string;
  rate: number;
  /** The last approved one before that day. */
  previous_rate: number | null;
  change_percent: number | null;
  status: ApprovalStatus;
  source: RateSource;
  note: string | null;
  is_retired: boolean;
  approver_id: number | null;
  decided_at: string | null;
  decision_note: string | null;
  revision: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const exchangeRateFields = createFields({
  currency: { type: 'enum', json: 'string', required: true, enum: currency },
  date: { type: 'date', json: 'string', required: true },
  rate: {
    type: 'decimal', json: 'number', required: true, minimum: 0.000001, maximum: 10000000, multipleOf: 0.000001,
    scale: 6,
  },
  previous_rate: {
    type: 'decimal', json: 'number', readOnly: true, minimum: 0.000001, maximum: 10000000, multipleOf: 0.000001,
    scale: 6,
  },
  change_percent: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.01, scale: 2,
    compute: {
      stored: true,
      value: (c: Logic<ExchangeRate>) =>
        c.record.previous_rate != null && c.record.previous_rate > 0 ? (c.record.rate != null ? Math.floor((c.record.rate - c.record.previous_rate) / c.record.previous_rate * 100 * 100 + 0.5) / 100 : null) : null,
    },
  },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: approvalStatus },
  source: { type: 'enum', json: 'string', required: true, default: 'manual', enum: rateSource },
  note: { type: 'text', json: 'string', maxLength: 255 },
  is_retired: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: false },
  approver_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  decided_at: { type: 'date_time', json: 'string', readOnly: true },
  decision_note: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  revision: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  ...standardFields,
});

export const exchangeRateRules: readonly RuleModel[] = [
  {
    key: 'not_in_future',
    check: (c: Logic<ExchangeRate>) => c.record.date == null || c.record.date <= c.today,
    level: 'error', on: ['create', 'update'], message: 'rule.exchange_rate.not_in_future', at: 'date',
  },
];

export const exchangeRateDisplay = [{ field: 'currency' }, ' ', { field: 'date', time: 'day' }] as const;
