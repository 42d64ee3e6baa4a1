// Generated from schemas/material/issue-lot.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { MaterialLot } from './material-lot.entity.gen.ts';

export type IssueLotActionInput = {
  document_code: string;
  quantity: number | null;
  /** Also of another shade than the requirement has of the material. */
  mix_shades: boolean | null;
};

export const issueLotActionFields = createFields({
  document_code: { type: 'code', json: 'string', required: true, maxLength: 50 },
  quantity: { type: 'decimal', json: 'number', minimum: 0.001, maximum: 1000000, multipleOf: 0.001, scale: 3 },
  mix_shades: { type: 'boolean', json: 'boolean', default: false },
});

export const issueLotAction: RecordAction = {
  key: 'issue_lot',
  entity: 'material_lot',
  permissions: ['material_manager'],
  guard: (c: Logic<MaterialLot>) => c.record.remaining != null && c.record.remaining > 0,
  guardMessage: 'rule.material_lot.empty',
  form: 'issue-lot',
  success: 'messages.material_issued',
  bulk: true,
};
