// Generated from schemas/goods_production/norm-use.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type NormUse = {
  id: number;
  reservation_id: number;
  document_code: string;
  material_id: number;
  requirement_id: number | null;
  norm_id: number | null;
  style_code: string | null;
  /** That were cut. */
  pieces: number | null;
  due_on: string | null;
  needed: number;
  consumed: number;
  difference: number | null;
  difference_percent: number | null;
  /** Used for each piece that was cut. */
  per_piece: number | null;
};

export const normUseFields = createFields({
  reservation_id: { type: 'integer', json: 'integer', required: true },
  document_code: { type: 'code', json: 'string', required: true, maxLength: 50 },
  material_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'material', onDelete: 'restrict' },
  },
  requirement_id: {
    type: 'reference', json: 'integer', reference: { entity: 'production_requirement', onDelete: 'restrict' },
  },
  norm_id: { type: 'reference', json: 'integer', reference: { entity: 'production_norm', onDelete: 'restrict' } },
  style_code: { type: 'text', json: 'string', maxLength: 50 },
  pieces: { type: 'integer', json: 'integer' },
  due_on: { type: 'date', json: 'string' },
  needed: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  consumed: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  difference: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.001, scale: 3,
    compute: {
      stored: false,
      value: (c: Logic<NormUse>) =>
        c.record.consumed != null && c.record.needed != null ? Math.floor((c.record.consumed - c.record.needed) * 1000 + 0.5) / 1000 : null,
    },
  },
  difference_percent: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.1, unit: '%', scale: 1,
    compute: {
      stored: false,
      value: (c: Logic<NormUse>) =>
        c.record.needed != null && c.record.needed > 0 ? (c.record.consumed != null ? Math.floor((c.record.consumed - c.record.needed) * 100 / c.record.needed * 10 + 0.5) / 10 : null) : null,
    },
  },
  per_piece: {
    type: 'decimal', json: 'number', readOnly: true, multipleOf: 0.001, scale: 3,
    compute: {
      stored: false,
      value: (c: Logic<NormUse>) =>
        c.record.pieces != null ? (c.record.pieces > 0 ? (c.record.consumed != null ? Math.floor(c.record.consumed / c.record.pieces * 1000 + 0.5) / 1000 : null) : null) : null,
    },
  },
});

export const normUseRules: readonly RuleModel[] = [];

export const normUseDisplay = [{ field: 'document_code' }] as const;
