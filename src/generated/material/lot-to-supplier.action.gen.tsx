// Generated from schemas/material/lot-to-supplier.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { lotToSupplierActionFields } from './lot-to-supplier.action.gen.ts';

export const form = createForm({
  screen: 'lot-to-supplier',
  title: 'material_lot.action.lot_to_supplier',
  mode: 'dialog',
  permissions: ['material_manager'],
  sections: [
    {
      key: 'input', label: 'material_lot.action.lot_to_supplier',
      inputs: [
        input(lotToSupplierActionFields.quantity, { label: 'lot-to-supplier.quantity' }),
        input(lotToSupplierActionFields.reason, { label: 'lot-to-supplier.reason' }),
      ],
    },
  ],
  models: {
    'lot-to-supplier': { name: 'lot-to-supplier', fields: Object.values(lotToSupplierActionFields), rules: [] },
  },
  validate: () => import('#generated/built/material/lot-to-supplier.action.validate.gen.js'),
});
