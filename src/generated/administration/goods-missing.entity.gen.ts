// Generated from schemas/administration/goods-missing.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsMissing = {
  id: string;
  goods_id: number;
  warehouse_id: number | null;
  missing: number;
  found: number;
  orders: number;
  undecided: number;
  waiting: number;
  oldest_at: string | null;
  next_ship_by: string | null;
  on_hand: number | null;
  reserved: number | null;
  unsellable: number | null;
  available: number | null;
  incoming: number | null;
  incoming_on: string | null;
  /** What arrives is enough for all that is missing. */
  covered: boolean | null;
};

export const goodsMissingFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  missing: { type: 'integer', json: 'integer', required: true },
  found: { type: 'integer', json: 'integer', required: true },
  orders: { type: 'integer', json: 'integer', required: true },
  undecided: { type: 'integer', json: 'integer', required: true },
  waiting: { type: 'integer', json: 'integer', required: true },
  oldest_at: { type: 'date_time', json: 'string' },
  next_ship_by: { type: 'date_time', json: 'string' },
  on_hand: { type: 'integer', json: 'integer' },
  reserved: { type: 'integer', json: 'integer' },
  unsellable: { type: 'integer', json: 'integer' },
  available: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsMissing>) =>
        (c.record.on_hand == null ? 0 : c.record.on_hand) - (c.record.reserved == null ? 0 : c.record.reserved) - (c.record.unsellable == null ? 0 : c.record.unsellable),
    },
  },
  incoming: { type: 'integer', json: 'integer' },
  incoming_on: { type: 'date_time', json: 'string' },
  covered: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsMissing>) =>
        c.record.incoming != null ? c.record.missing != null && c.record.incoming >= c.record.missing : false,
    },
  },
});

export const goodsMissingRules: readonly RuleModel[] = [];

export const goodsMissingDisplay = [{ field: 'goods_id' }] as const;
