// Generated from schemas/dc/distributor-total.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type DistributorTotal = {
  id: string;
  distributor_id: number | null;
  orders_90d: number;
  ordered_90d: number;
  sold_90d: number;
  sold_amount_90d: number;
  on_hand: number;
  arriving: number;
  last_order_on: string | null;
  last_sold_on: string | null;
  /** How many days the stock lasts at the sales of 90 days; empty: nothing was sold. */
  days_of_cover: number | null;
};

export const distributorTotalFields = createFields({
  distributor_id: {
    type: 'reference', json: 'integer', reference: { entity: 'distributor', onDelete: 'restrict' },
    read: ['dc_distributor', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods'],
  },
  orders_90d: { type: 'integer', json: 'integer', required: true },
  ordered_90d: { type: 'money', json: 'integer', required: true },
  sold_90d: { type: 'integer', json: 'integer', required: true },
  sold_amount_90d: { type: 'money', json: 'integer', required: true },
  on_hand: { type: 'integer', json: 'integer', required: true },
  arriving: { type: 'integer', json: 'integer', required: true },
  last_order_on: { type: 'date_time', json: 'string' },
  last_sold_on: { type: 'date', json: 'string' },
  days_of_cover: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<DistributorTotal>) =>
        c.record.sold_90d != null && c.record.sold_90d > 0 ? (c.record.on_hand != null ? Math.floor(c.record.on_hand * 90 / c.record.sold_90d) : null) : null,
    },
  },
});

export const distributorTotalRules: readonly RuleModel[] = [];

export const distributorTotalDisplay = [{ field: 'distributor_id' }] as const;
