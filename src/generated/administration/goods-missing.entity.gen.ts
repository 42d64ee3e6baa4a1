// Generated from schemas/administration/goods-missing.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsMissing = {
  id: number;
  goods_id: number;
  missing: number;
  found: number;
  orders: number;
  undecided: number;
  waiting: number;
  oldest_at: string | null;
  next_ship_by: string | null;
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
  missing: { type: 'integer', json: 'integer', required: true },
  found: { type: 'integer', json: 'integer', required: true },
  orders: { type: 'integer', json: 'integer', required: true },
  undecided: { type: 'integer', json: 'integer', required: true },
  waiting: { type: 'integer', json: 'integer', required: true },
  oldest_at: { type: 'date_time', json: 'string' },
  next_ship_by: { type: 'date_time', json: 'string' },
  available: { type: 'integer', json: 'integer' },
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
