// Generated from schemas/goods/goods-cost.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type GoodsCostKind, goodsCostKind } from './goods-cost-kind.enum.gen.ts';

export type GoodsCost = {
  id: number;
  goods_id: number;
  warehouse_id: number | null;
  kind: GoodsCostKind;
  document_code: string | null;
  on_date: string;
  /** Pieces that came; empty where only the cost was set. */
  quantity: number | null;
  unit_cost: number;
  average_before: number | null;
  average_after: number;
  /** Pieces of the company after it. */
  on_hand_after: number | null;
  value_after: number | null;
  /** When it was worked out anew last, because an earlier document cost otherwise than was known. */
  recosted_at: string | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
};

export const goodsCostFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  kind: { type: 'enum', json: 'string', required: true, enum: goodsCostKind },
  document_code: { type: 'code', json: 'string', key: true, maxLength: 50 },
  on_date: { type: 'date', json: 'string', required: true },
  quantity: { type: 'integer', json: 'integer' },
  unit_cost: { type: 'money', json: 'integer', required: true, minimum: 0 },
  average_before: { type: 'money', json: 'integer' },
  average_after: { type: 'money', json: 'integer', required: true },
  on_hand_after: { type: 'integer', json: 'integer' },
  value_after: { type: 'money', json: 'integer' },
  recosted_at: { type: 'date_time', json: 'string' },
  note: { type: 'text', json: 'string', maxLength: 500 },
  ...madeFields,
});

export const goodsCostRules: readonly RuleModel[] = [];

export const goodsCostDisplay = [{ field: 'goods_id' }] as const;
