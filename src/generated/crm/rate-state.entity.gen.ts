// Generated from schemas/crm/rate-state.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Currency, currency } from '#generated/_shared/currency.enum.gen.ts';

export type RateState = {
  id: string;
  currency: Currency;
  today_rate: number | null;
  /** Day of the last approved rate. */
  last_date: string | null;
  /** Rates that wait for approval. */
  waiting: number;
  is_missing: boolean | null;
};

export const rateStateFields = createFields({
  currency: { type: 'enum', json: 'string', required: true, enum: currency },
  today_rate: { type: 'decimal', json: 'number', multipleOf: 0.000001, scale: 6 },
  last_date: { type: 'date', json: 'string' },
  waiting: { type: 'integer', json: 'integer', required: true },
  is_missing: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: { stored: false, value: (c: Logic<RateState>) => c.record.today_rate == null },
  },
});

export const rateStateRules: readonly RuleModel[] = [];

export const rateStateDisplay = [{ field: 'currency' }] as const;
