// Generated from schemas/material/material-move.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type MaterialMoveKind, materialMoveKind } from './material-move-kind.enum.gen.ts';

export type MaterialMove = {
  id: number;
  moved_on: string;
  material_id: number;
  lot_id: number | null;
  warehouse_id: number | null;
  kind: MaterialMoveKind;
  quantity: number;
  document_code: string | null;
  reason: string | null;
  created_at: string;
  created_by: number | null;
};

export const materialMoveFields = createFields({
  moved_on: { type: 'date', json: 'string', required: true },
  material_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'material', onDelete: 'restrict' },
  },
  lot_id: { type: 'reference', json: 'integer', reference: { entity: 'material_lot', onDelete: 'restrict' } },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  kind: { type: 'enum', json: 'string', required: true, enum: materialMoveKind },
  quantity: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, scale: 3 },
  document_code: { type: 'code', json: 'string', key: true, maxLength: 50 },
  reason: { type: 'text', json: 'string', maxLength: 200 },
  ...madeFields,
});

export const materialMoveRules: readonly RuleModel[] = [];

export const materialMoveDisplay = [{ field: 'material_id' }] as const;
