// Generated from schemas/material/material-figure.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type MaterialPart, materialPart } from './material-part.enum.gen.ts';

export type MaterialFigure = {
  id: string;
  part: MaterialPart;
  source_id: number;
  material_id: number;
  on_hand: number;
  lot_value: number | null;
  reserved: number;
  expected: number;
  used: number;
  /** What came more than 180 days ago. */
  old: number;
};

export const materialFigureFields = createFields({
  part: { type: 'enum', json: 'string', required: true, enum: materialPart },
  source_id: { type: 'integer', json: 'integer', required: true },
  material_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'material', onDelete: 'restrict' },
  },
  on_hand: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  lot_value: { type: 'money', json: 'integer', read: ['administration_goods_cost'] },
  reserved: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  expected: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  used: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  old: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
});

export const materialFigureRules: readonly RuleModel[] = [];

export const materialFigureDisplay = [{ field: 'material_id' }] as const;
