// Generated from schemas/warehouse/disassemble-combo.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/disassemble-combo.form.validate.gen.js';
import { disassembleComboFormFields } from './disassemble-combo.form.gen.ts';

export const disassembleComboForm: FormModel = {
  screen: 'disassemble-combo',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['administration_physical_combo'],
  data: Object.values(disassembleComboFormFields),
  validate,
};
