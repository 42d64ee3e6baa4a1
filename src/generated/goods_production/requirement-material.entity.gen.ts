// Generated from schemas/goods_production/requirement-material.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type MaterialAvailability, materialAvailability } from './material-availability.enum.gen.ts';

export type RequirementMaterial = {
  id: number;
  reservation_id: number;
  document_code: string;
  material_id: number;
  needed: number;
  issued: number;
  returned: number;
  consumed: number;
  closed: boolean | null;
  kept: number;
  on_hand: number | null;
  free: number | null;
  expected: number | null;
  pack_size: number | null;
  shortage: number | null;
  buy_packs: number | null;
  availability: MaterialAvailability | null;
};

export const requirementMaterialFields = createFields({
  reservation_id: { type: 'integer', json: 'integer', required: true },
  document_code: { type: 'code', json: 'string', required: true, maxLength: 50 },
  material_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'material', onDelete: 'restrict' },
  },
  needed: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  issued: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  returned: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  consumed: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  closed: { type: 'boolean', json: 'boolean' },
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
  shortage: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.001, scale: 3,
    compute: {
      stored: false,
      value: (c: Logic<RequirementMaterial>) =>
        c.record.free != null ? (c.record.kept != null ? Math.floor(Math.max(0, Math.min(c.record.kept, 0 - c.record.free)) * 1000 + 0.5) / 1000 : null) : c.record.kept,
    },
  },
  buy_packs: {
    type: 'integer', json: 'integer', readOnly: true,
    read: [
      'material_manager', 'material_receipt_create', 'material_receipt_history', 'administration_supply',
      'goods_production_quantitative', 'goods_production_requirement',
    ],
    compute: {
      stored: false,
      value: (c: Logic<RequirementMaterial>) =>
        c.record.free != null && c.record.pack_size != null ? (c.record.pack_size > 0 ? (c.record.kept != null ? 0 - Math.floor((0 - Math.floor(Math.max(0, Math.min(c.record.kept, 0 - c.record.free)) * 1000 + 0.5) / 1000) / c.record.pack_size) : null) : null) : null,
    },
  },
  availability: {
    type: 'enum', json: 'string', readOnly: true, enum: materialAvailability,
    compute: {
      stored: false,
      value: (c: Logic<RequirementMaterial>) =>
        c.record.kept != null && c.record.kept <= 0 ? 'given' : c.record.free == null ? 'short' : c.record.free >= 0 ? 'in_stock' : c.record.expected != null && Math.floor((c.record.free + c.record.expected) * 1000 + 0.5) / 1000 >= 0 ? 'expected' : 'short',
    },
  },
});

export const requirementMaterialRules: readonly RuleModel[] = [];

export const requirementMaterialDisplay = [{ field: 'material_id' }] as const;
