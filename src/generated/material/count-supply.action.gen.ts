// Generated from schemas/material/count-supply.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Material } from './material.entity.gen.ts';

export type CountSupplyActionInput = {
  warehouse_id: number;
  counted: number;
  reason: string;
};

export const countSupplyActionFields = createFields({
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  counted: {
    type: 'decimal', json: 'number', required: true, minimum: 0, maximum: 1000000, multipleOf: 0.001, scale: 3,
  },
  reason: { type: 'text', json: 'string', required: true, minLength: 5, maxLength: 200 },
});

export const countSupplyAction: RecordAction = {
  key: 'count_supply',
  entity: 'material',
  permissions: ['administration_supply'],
  guard: (c: Logic<Material>) => c.record.kind === 'packaging',
  guardMessage: 'rule.material.not_packaging',
  form: 'count-supply',
  success: 'messages.material_adjusted',
};
