// Generated from schemas/material/adjust-lot.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type AdjustLotActionInput = {
  counted: number;
  reason: string;
};

export const adjustLotActionFields = createFields({
  counted: {
    type: 'decimal', json: 'number', required: true, minimum: 0, maximum: 1000000, multipleOf: 0.001, scale: 3,
  },
  reason: { type: 'text', json: 'string', required: true, minLength: 5, maxLength: 200 },
});

export const adjustLotAction: RecordAction = {
  key: 'adjust_lot',
  entity: 'material_lot',
  permissions: ['material_manager'],
  form: 'adjust-lot',
  success: 'messages.material_adjusted',
};
