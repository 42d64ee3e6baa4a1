// Generated from schemas/administration/goods-cover.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type CoverState, coverState } from './cover-state.enum.gen.ts';

export type GoodsCover = {
  id: string;
  goods_id: number;
  warehouse_id: number | null;
  on_hand: number;
  /** Kept back, or not for sale. */
  held: number;
  available: number;
  /** Expected by receipts that are not put away yet. */
  incoming: number;
  out_7: number;
  out_10: number;
  out_30: number;
  out_60: number;
  out_90: number;
  /** Pieces sold a day, of the last 30. */
  average: number;
  /** Days until it is sold out; empty: none was sold. */
  days_cover: number | null;
  /** To order now, so that it lasts for the time of delivery and the days in reserve. */
  suggested: number;
  nearest_expiry: string | null;
  state: CoverState;
  in_30: number;
  in_60: number;
  in_90: number;
  in_180: number;
};

export const goodsCoverFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  on_hand: { type: 'integer', json: 'integer', required: true },
  held: { type: 'integer', json: 'integer', required: true },
  available: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsCover>) =>
        c.record.on_hand != null && c.record.held != null ? c.record.on_hand - c.record.held : null,
    },
  },
  incoming: { type: 'integer', json: 'integer', required: true },
  out_7: { type: 'integer', json: 'integer', required: true },
  out_10: { type: 'integer', json: 'integer', required: true },
  out_30: { type: 'integer', json: 'integer', required: true },
  out_60: { type: 'integer', json: 'integer', required: true },
  out_90: { type: 'integer', json: 'integer', required: true },
  average: {
    type: 'decimal', json: 'number', required: true, readOnly: true, multipleOf: 0.1, scale: 1,
    compute: {
      stored: false,
      value: (c: Logic<GoodsCover>) =>
        c.record.out_30 != null ? Math.floor(c.record.out_30 / 30 * 10 + 0.5) / 10 : null,
    },
  },
  days_cover: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsCover>) =>
        c.record.out_30 != null && c.record.out_30 > 0 ? (c.record.on_hand != null && c.record.held != null ? Math.floor(Math.max(0, c.record.on_hand - c.record.held) * 30 / c.record.out_30) : null) : null,
    },
  },
  suggested: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsCover>) =>
        c.record.out_30 != null && c.record.on_hand != null && c.record.held != null && c.record.incoming != null ? Math.max(0, Math.floor(c.record.out_30 * ((c.settings.cover_lead_days as number) + (c.settings.cover_spare_days as number)) / 30 + 0.5) - (c.record.on_hand - c.record.held) - c.record.incoming) : null,
    },
  },
  nearest_expiry: { type: 'date', json: 'string' },
  state: {
    type: 'enum', json: 'string', required: true, readOnly: true, enum: coverState,
    compute: {
      stored: false,
      value: (c: Logic<GoodsCover>) =>
        c.record.out_30 != null && c.record.out_30 > 0 && (c.record.on_hand != null && c.record.held != null && c.record.on_hand - c.record.held <= 0) ? 'out' : c.record.out_30 != null && c.record.out_30 > 0 && (c.record.on_hand != null && c.record.held != null && (c.record.on_hand - c.record.held) * 30 < c.record.out_30 * (c.settings.cover_lead_days as number)) ? 'order_now' : c.record.on_hand != null && c.record.on_hand > 0 && c.record.out_60 === 0 ? 'slow' : 'enough',
    },
  },
  in_30: { type: 'integer', json: 'integer', required: true },
  in_60: { type: 'integer', json: 'integer', required: true },
  in_90: { type: 'integer', json: 'integer', required: true },
  in_180: { type: 'integer', json: 'integer', required: true },
});

export const goodsCoverRules: readonly RuleModel[] = [];

export const goodsCoverDisplay = [{ field: 'goods_id' }] as const;
