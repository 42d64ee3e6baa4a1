// Generated from schemas/goods/set-cost.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type SetCostActionInput = {
  warehouse_id: number | null;
  unit_cost: number;
  reason: string;
};

export const setCostActionFields = createFields({
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  unit_cost: { type: 'money', json: 'integer', required: true, minimum: 0 },
  reason: { type: 'text', json: 'string', required: true, minLength: 15, maxLength: 500 },
});

export const setCostAction: RecordAction = {
  key: 'set_cost',
  entity: 'goods',
  permissions: ['administration_goods_cost'],
  form: 'set-cost',
  success: 'messages.goods_cost_set',
  tone: 'warning',
};
