// Generated from schemas/material/material-place.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type MaterialPlace = {
  id: string;
  material_id: number;
  warehouse_id: number;
  on_hand: number;
  value: number;
  last_received_on: string;
};

export const materialPlaceFields = createFields({
  material_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'material', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  on_hand: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  value: { type: 'money', json: 'integer', required: true, read: ['administration_goods_cost'] },
  last_received_on: { type: 'date', json: 'string', required: true },
});

export const materialPlaceRules: readonly RuleModel[] = [];

export const materialPlaceDisplay = [{ field: 'material_id' }] as const;
