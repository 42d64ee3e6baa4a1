// Generated from schemas/goods/cost-adjustment.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type CostAdjustment = {
  id: number;
  version: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  /** Where it costs that; none: in all warehouses. */
  warehouse_id: number | null;
  average_before: number | null;
  /** Pieces that lay there. */
  on_hand: number | null;
  unit_cost: number;
  /** What the stock is worth more by it, or less. */
  value_change: number | null;
  reason: string;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const costAdjustmentFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  average_before: { type: 'money', json: 'integer', readOnly: true },
  on_hand: { type: 'integer', json: 'integer', readOnly: true },
  unit_cost: { type: 'money', json: 'integer', required: true, minimum: 0 },
  value_change: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<CostAdjustment>) =>
        c.record.average_before != null && c.record.on_hand != null ? (c.record.unit_cost != null ? c.record.on_hand * (c.record.unit_cost - c.record.average_before) : null) : null,
    },
  },
  reason: { type: 'text', json: 'string', required: true, minLength: 15, maxLength: 500 },
  ...standardFields,
});

export const costAdjustmentRules: readonly RuleModel[] = [];

export const costAdjustmentDisplay = [{ field: 'sku' }] as const;
