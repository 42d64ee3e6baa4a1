// Generated from schemas/warehouse/disassemble-combo.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/disassemble-combo.action.validate.gen.js';
import { disassembleComboActionFields } from './disassemble-combo.action.gen.ts';

export const disassembleComboActionModel: ActionModel = {
  key: 'disassemble_combo',
  stem: 'disassemble-combo',
  module: 'warehouse',
  url: '/combo-disassemble',
  permissions: ['administration_physical_combo'],
  input: Object.values(disassembleComboActionFields),
  validate,
  idempotent: true,
};
