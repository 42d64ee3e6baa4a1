// Generated from schemas/warehouse/assemble-combo.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/assemble-combo.action.validate.gen.js';
import { assembleComboActionFields } from './assemble-combo.action.gen.ts';

export const assembleComboActionModel: ActionModel = {
  key: 'assemble_combo',
  stem: 'assemble-combo',
  module: 'warehouse',
  url: '/combo-assemble',
  permissions: ['administration_physical_combo'],
  input: Object.values(assembleComboActionFields),
  validate,
  idempotent: true,
};
