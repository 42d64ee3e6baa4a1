// Generated from schemas/dc/dc-stock.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type DcStock = {
  id: string;
  distributor_id: number | null;
  goods_id: number;
  taken_in: number;
  arriving: number;
  supplied: number;
  sold: number;
  returned: number;
  sold_30d: number;
  given_30d: number;
  /** The nearest of all that it received. */
  expired_date: string | null;
  /** What it costs the distributor today, before its discount; empty: it may not order it. */
  level_price: number | null;
  /** How many days the stock lasts at the sales of 30 days; empty: nothing was sold. */
  days_of_cover: number | null;
  on_hand: number;
  /** Not 0: the caller's own node. */
  own: number;
};

export const dcStockFields = createFields({
  distributor_id: {
    type: 'reference', json: 'integer', reference: { entity: 'distributor', onDelete: 'restrict' },
    read: ['dc_distributor', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods'],
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  taken_in: { type: 'integer', json: 'integer', required: true },
  arriving: { type: 'integer', json: 'integer', required: true },
  supplied: { type: 'integer', json: 'integer', required: true },
  sold: { type: 'integer', json: 'integer', required: true },
  returned: { type: 'integer', json: 'integer', required: true },
  sold_30d: { type: 'integer', json: 'integer', required: true },
  given_30d: { type: 'integer', json: 'integer', required: true },
  expired_date: { type: 'date', json: 'string' },
  level_price: { type: 'money', json: 'integer' },
  days_of_cover: {
    type: 'integer', json: 'integer', readOnly: true, turn: 1,
    compute: {
      stored: false,
      value: (c: Logic<DcStock>) =>
        c.record.sold_30d != null && c.record.sold_30d > 0 ? (c.record.on_hand != null ? Math.floor(c.record.on_hand * 30 / c.record.sold_30d) : null) : null,
    },
  },
  on_hand: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<DcStock>) =>
        c.record.taken_in != null && c.record.supplied != null && c.record.sold != null && c.record.returned != null ? c.record.taken_in - c.record.supplied - c.record.sold - c.record.returned : null,
    },
  },
  own: {
    type: 'integer', json: 'integer', required: true,
    read: ['dc_distributor', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods'],
  },
});

export const dcStockRules: readonly RuleModel[] = [];

export const dcStockDisplay = [{ field: 'goods_id' }] as const;
