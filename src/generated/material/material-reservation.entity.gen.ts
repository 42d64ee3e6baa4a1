// Generated from schemas/material/material-reservation.entity.json. Edit that file and run `npm run generate`.
import { createFields, madeFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type MaterialReservation = {
  id: number;
  document_code: string;
  material_id: number;
  quantity: number;
  issued: number;
  returned: number;
  consumed: number;
  /** Nothing is kept for it any more. */
  closed: boolean;
  created_at: string;
  created_by: number | null;
};

export const materialReservationFields = createFields({
  document_code: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  material_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'material', onDelete: 'restrict' },
  },
  quantity: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, default: 0, scale: 3 },
  issued: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, default: 0, scale: 3 },
  returned: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, default: 0, scale: 3 },
  consumed: { type: 'decimal', json: 'number', required: true, multipleOf: 0.001, default: 0, scale: 3 },
  closed: { type: 'boolean', json: 'boolean', required: true, default: false },
  ...madeFields,
});

export const materialReservationRules: readonly RuleModel[] = [];

export const materialReservationDisplay = [{ field: 'document_code' }] as const;
