// Generated from schemas/material/return-lot.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { returnLotActionFields } from './return-lot.action.gen.ts';

export const form = createForm({
  screen: 'return-lot',
  title: 'material_lot.action.return_lot',
  mode: 'dialog',
  permissions: ['material_manager'],
  sections: [
    {
      key: 'input', label: 'material_lot.action.return_lot',
      inputs: [
        input(returnLotActionFields.document_code, { label: 'return-lot.document_code' }),
        input(returnLotActionFields.quantity, { label: 'return-lot.quantity' }),
      ],
    },
  ],
  models: { 'return-lot': { name: 'return-lot', fields: Object.values(returnLotActionFields), rules: [] } },
  validate: () => import('#generated/built/material/return-lot.action.validate.gen.js'),
});
