// Generated from schemas/goods/copy-combo.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Combo } from './combo.entity.gen.ts';

export type CopyComboActionInput = {

};

export const copyComboActionFields = createFields({});

export const copyComboAction: RecordAction = {
  key: 'copy_combo',
  entity: 'combo',
  permissions: ['goods_manager'],
  guard: (c: Logic<Combo>) => c.record.is_physical === false,
  guardMessage: 'rule.combo.packed_not_copied',
  success: 'messages.combo_copied',
  confirm: true,
};
