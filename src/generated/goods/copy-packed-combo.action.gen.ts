// Generated from schemas/goods/copy-packed-combo.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Combo } from './combo.entity.gen.ts';

export type CopyPackedComboActionInput = {
  code: string;
  barcode: string;
};

export const copyPackedComboActionFields = createFields({
  code: { type: 'code', json: 'string', required: true, maxLength: 50 },
  barcode: { type: 'barcode', json: 'string', required: true, maxLength: 50 },
});

export const copyPackedComboAction: RecordAction = {
  key: 'copy_packed_combo',
  entity: 'combo',
  permissions: ['administration_physical_combo'],
  guard: (c: Logic<Combo>) => c.record.is_physical === true,
  guardMessage: 'rule.combo.not_packed',
  form: 'copy-packed-combo',
  success: 'messages.combo_copied',
};
