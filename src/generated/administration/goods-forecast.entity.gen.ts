// Generated from schemas/administration/goods-forecast.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type CoverState, coverState } from './cover-state.enum.gen.ts';
import { type ForecastPeriod, forecastPeriod } from './forecast-period.enum.gen.ts';

export type GoodsForecast = {
  id: string;
  period: ForecastPeriod;
  days: number;
  goods_id: number;
  warehouse_id: number | null;
  on_hand: number;
  /** Kept back, or not for sale. */
  held: number;
  /** Expected by receipts that are not put away yet. */
  incoming: number;
  /** Sold in the period. */
  out: number;
  available: number;
  /** Pieces sold a day of the period. */
  average: number;
  /** Days until it is sold out; empty: none was sold. */
  days_cover: number | null;
  /** Day from which it is sold out; empty: not within a year. */
  runs_out_on: string | null;
  /** To be sold in the time of delivery and the days in reserve. */
  expected: number;
  /** To order now: what is expected to be sold and neither there nor coming. */
  suggested: number;
  state: CoverState;
};

export const goodsForecastFields = createFields({
  period: { type: 'enum', json: 'string', required: true, enum: forecastPeriod },
  days: { type: 'integer', json: 'integer', required: true },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  on_hand: { type: 'integer', json: 'integer', required: true },
  held: { type: 'integer', json: 'integer', required: true },
  incoming: { type: 'integer', json: 'integer', required: true },
  out: { type: 'integer', json: 'integer', required: true },
  available: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsForecast>) =>
        c.record.on_hand != null && c.record.held != null ? c.record.on_hand - c.record.held : null,
    },
  },
  average: {
    type: 'decimal', json: 'number', required: true, readOnly: true, multipleOf: 0.1, scale: 1,
    compute: {
      stored: false,
      value: (c: Logic<GoodsForecast>) =>
        c.record.days != null && c.record.days > 0 ? (c.record.out != null ? Math.floor(c.record.out / c.record.days * 10 + 0.5) / 10 : null) : 0,
    },
  },
  days_cover: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsForecast>) =>
        c.record.out != null && c.record.out > 0 ? (c.record.on_hand != null && c.record.held != null && c.record.days != null ? Math.floor(Math.max(0, c.record.on_hand - c.record.held) * c.record.days / c.record.out) : null) : null,
    },
  },
  runs_out_on: {
    type: 'date', json: 'string', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsForecast>) =>
        c.record.out != null && c.record.out > 0 ? (c.record.on_hand != null && c.record.held != null && c.record.days != null && Math.floor(Math.max(0, c.record.on_hand - c.record.held) * c.record.days / c.record.out) <= 365 ? (c.record.on_hand != null && c.record.held != null && c.record.days != null ? new Date(Date.parse(c.today) + Math.max(-36500, Math.min(36500, Math.floor(Math.max(0, c.record.on_hand - c.record.held) * c.record.days / c.record.out))) * 86400000).toISOString().slice(0, 10) : null) : null) : null,
    },
  },
  expected: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsForecast>) =>
        c.record.days != null && c.record.days > 0 ? (c.record.out != null ? Math.floor(c.record.out * ((c.settings.cover_lead_days as number) + (c.settings.cover_spare_days as number)) / c.record.days + 0.5) : null) : 0,
    },
  },
  suggested: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsForecast>) =>
        c.record.days != null && c.record.days > 0 ? (c.record.out != null && c.record.on_hand != null && c.record.held != null && c.record.incoming != null ? Math.max(0, Math.floor(c.record.out * ((c.settings.cover_lead_days as number) + (c.settings.cover_spare_days as number)) / c.record.days + 0.5) - (c.record.on_hand - c.record.held) - c.record.incoming) : null) : 0,
    },
  },
  state: {
    type: 'enum', json: 'string', required: true, readOnly: true, enum: coverState,
    compute: {
      stored: false,
      value: (c: Logic<GoodsForecast>) =>
        c.record.out != null && c.record.out > 0 && (c.record.on_hand != null && c.record.held != null && c.record.on_hand - c.record.held <= 0) ? 'out' : c.record.out != null && c.record.out > 0 && (c.record.on_hand != null && c.record.held != null && c.record.days != null && (c.record.on_hand - c.record.held) * c.record.days < c.record.out * (c.settings.cover_lead_days as number)) ? 'order_now' : c.record.on_hand != null && c.record.on_hand > 0 && c.record.out === 0 ? 'slow' : 'enough',
    },
  },
});

export const goodsForecastRules: readonly RuleModel[] = [];

export const goodsForecastDisplay = [{ field: 'goods_id' }] as const;
