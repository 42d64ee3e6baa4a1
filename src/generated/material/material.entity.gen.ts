// Generated from schemas/material/material.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type MaterialKind, materialKind } from './material-kind.enum.gen.ts';
import { type MaterialUnit, materialUnit } from './material-unit.enum.gen.ts';
import { type PackagingMaterial, packagingMaterial } from './packaging-material.enum.gen.ts';

export type Material = {
  id: number;
  version: number;
  code: string;
  name: string;
  kind: MaterialKind;
  unit: MaterialUnit;
  packaging: PackagingMaterial | null;
  /** Pieces in a unit: a roll of 100 labels. */
  per_unit: number | null;
  dimensions: Record<string, unknown> | null;
  max_weight: number | null;
  color: string | null;
  width_cm: number | null;
  weight_gsm: number | null;
  composition: string | null;
  supplier_id: number | null;
  lead_time_days: number | null;
  /** So much of the unit is in what is bought as one: metres of a roll. */
  pack_size: number | null;
  min_stock: number | null;
  /** Of the last receipt that was posted with a price. */
  last_price: number | null;
  image: string | null;
  active: boolean;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const materialFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 30 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 255 },
  kind: { type: 'enum', json: 'string', required: true, enum: materialKind },
  unit: { type: 'enum', json: 'string', required: true, enum: materialUnit },
  packaging: {
    type: 'enum', json: 'string', enum: packagingMaterial, onHide: 'clear',
    visible: (c: Logic<Material>) => c.record.kind === 'packaging',
    requiredIf: (c: Logic<Material>) => c.record.kind === 'packaging',
  },
  per_unit: {
    type: 'integer', json: 'integer', minimum: 1, maximum: 1000000, onHide: 'clear',
    visible: (c: Logic<Material>) => c.record.kind === 'packaging',
  },
  dimensions: {
    type: 'dimensions', json: 'object', onHide: 'clear',
    visible: (c: Logic<Material>) => c.record.kind === 'packaging',
  },
  max_weight: {
    type: 'weight', json: 'integer', minimum: 0, maximum: 10000000, unit: 'g', onHide: 'clear',
    visible: (c: Logic<Material>) => c.record.kind === 'packaging',
  },
  color: { type: 'text', json: 'string', key: true, maxLength: 50 },
  width_cm: {
    type: 'decimal', json: 'number', minimum: 0, maximum: 1000, multipleOf: 0.1, unit: 'cm', scale: 1, onHide: 'clear',
    visible: (c: Logic<Material>) => c.record.kind !== 'packaging',
  },
  weight_gsm: {
    type: 'integer', json: 'integer', minimum: 0, maximum: 5000, onHide: 'clear',
    visible: (c: Logic<Material>) => c.record.kind !== 'packaging',
  },
  composition: {
    type: 'text', json: 'string', maxLength: 255, onHide: 'clear',
    visible: (c: Logic<Material>) => c.record.kind !== 'packaging',
  },
  supplier_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'supplier', onDelete: 'restrict', where: { active: true } },
  },
  lead_time_days: { type: 'integer', json: 'integer', minimum: 0, maximum: 365 },
  pack_size: {
    type: 'decimal', json: 'number', minimum: 0.001, maximum: 1000000, multipleOf: 0.001, scale: 3, onHide: 'clear',
    visible: (c: Logic<Material>) => c.record.kind !== 'packaging',
  },
  min_stock: { type: 'decimal', json: 'number', minimum: 0, maximum: 100000000, multipleOf: 0.001, scale: 3 },
  last_price: { type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'] },
  image: { type: 'image', json: 'string', maxLength: 200 },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const materialRules: readonly RuleModel[] = [
  {
    key: 'packaging_unit',
    check: (c: Logic<Material>) =>
      c.record.kind == null || c.record.unit == null || c.record.kind !== 'packaging' || ['roll', 'bundle', 'box', 'pile', 'tree'].includes(c.record.unit),
    level: 'error', on: ['create', 'update'], message: 'rule.material.packaging_unit', at: 'unit',
  },
];

export const materialDisplay = [{ field: 'code' }, ' – ', { field: 'name' }] as const;
