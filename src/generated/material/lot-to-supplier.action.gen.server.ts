// Generated from schemas/material/lot-to-supplier.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/material/lot-to-supplier.action.validate.gen.js';
import { lotToSupplierAction, lotToSupplierActionFields } from './lot-to-supplier.action.gen.ts';

export const lotToSupplierActionModel: ActionModel = {
  key: 'lot_to_supplier',
  stem: 'lot-to-supplier',
  module: 'material',
  records: lotToSupplierAction,
  permissions: ['material_manager'],
  input: Object.values(lotToSupplierActionFields),
  validate,
};
