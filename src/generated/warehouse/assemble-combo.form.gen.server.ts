// Generated from schemas/warehouse/assemble-combo.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/warehouse/assemble-combo.form.validate.gen.js';
import { assembleComboFormFields } from './assemble-combo.form.gen.ts';

export const assembleComboForm: FormModel = {
  screen: 'assemble-combo',
  module: 'warehouse',
  mode: 'dialog',
  permissions: ['administration_physical_combo'],
  data: Object.values(assembleComboFormFields),
  validate,
};
