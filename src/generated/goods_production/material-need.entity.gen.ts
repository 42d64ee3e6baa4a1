// Generated from schemas/goods_production/material-need.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type MaterialNeed = {
  id: number;
  material_id: number;
  requirements: number;
  kept: number;
  on_hand: number | null;
  free: number | null;
  expected: number | null;
  pack_size: number | null;
  /** Short of all that is kept for requirements, less what is on its way. */
  to_buy: number | null;
};

export const materialNeedFields = createFields({
  material_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'material', onDelete: 'restrict' },
  },
  requirements: { type: 'integer', json: 'integer', required: true },
  kept: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  on_hand: { type: 'decimal', json: 'number', multipleOf: 0.001, scale: 3 },
  free: { type: 'decimal', json: 'number', multipleOf: 0.001, scale: 3 },
  expected: { type: 'decimal', json: 'number', multipleOf: 0.001, scale: 3 },
  pack_size: {
    type: 'decimal', json: 'number', multipleOf: 0.001, scale: 3,
    read: [
      'material_manager', 'material_receipt_create', 'material_receipt_history', 'administration_supply',
      'goods_production_quantitative', 'goods_production_requirement',
    ],
  },
  to_buy: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.001, scale: 3,
    compute: {
      stored: false,
      value: (c: Logic<MaterialNeed>) =>
        c.record.free != null && c.record.expected != null ? Math.floor(Math.max(0, 0 - (c.record.free + c.record.expected)) * 1000 + 0.5) / 1000 : c.record.kept,
    },
  },
});

export const materialNeedRules: readonly RuleModel[] = [];

export const materialNeedDisplay = [{ field: 'material_id' }] as const;
