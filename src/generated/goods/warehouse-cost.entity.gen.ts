// Generated from schemas/goods/warehouse-cost.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type WarehouseCost = {
  id: number;
  goods_id: number;
  warehouse_id: number;
  average_cost: number;
  /** What a piece cost that was bought or made last. */
  last_cost: number | null;
  /** When that was. */
  last_on: string | null;
  created_at: string;
  created_by: number | null;
};

export const warehouseCostFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  average_cost: { type: 'money', json: 'integer', required: true },
  last_cost: { type: 'money', json: 'integer' },
  last_on: { type: 'date', json: 'string' },
  ...madeFields,
});

export const warehouseCostRules: readonly RuleModel[] = [];

export const warehouseCostDisplay = [{ field: 'goods_id' }] as const;
