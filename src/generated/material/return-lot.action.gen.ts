// Generated from schemas/material/return-lot.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ReturnLotActionInput = {
  document_code: string;
  quantity: number;
};

export const returnLotActionFields = createFields({
  document_code: { type: 'code', json: 'string', required: true, maxLength: 50 },
  quantity: {
    type: 'decimal', json: 'number', required: true, minimum: 0.001, maximum: 1000000, multipleOf: 0.001, scale: 3,
  },
});

export const returnLotAction: RecordAction = {
  key: 'return_lot',
  entity: 'material_lot',
  permissions: ['material_manager'],
  form: 'return-lot',
  success: 'messages.material_returned',
};
