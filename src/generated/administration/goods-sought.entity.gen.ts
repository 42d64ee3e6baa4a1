// Generated from schemas/administration/goods-sought.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type GoodsSought = {
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
};

export const goodsSoughtFields = createFields({
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
});

export const goodsSoughtRules: readonly RuleModel[] = [];

export const goodsSoughtDisplay = [{ field: 'goods_id' }] as const;
