// Generated from schemas/material/adjust-lot.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { adjustLotActionFields } from './adjust-lot.action.gen.ts';

export const form = createForm({
  screen: 'adjust-lot',
  title: 'material_lot.action.adjust_lot',
  mode: 'dialog',
  permissions: ['material_manager'],
  sections: [
    {
      key: 'input', label: 'material_lot.action.adjust_lot',
      inputs: [
        input(adjustLotActionFields.counted, { label: 'adjust-lot.counted' }),
        input(adjustLotActionFields.reason, { label: 'adjust-lot.reason' }),
      ],
    },
  ],
  models: { 'adjust-lot': { name: 'adjust-lot', fields: Object.values(adjustLotActionFields), rules: [] } },
  validate: () => import('#generated/built/material/adjust-lot.action.validate.gen.js'),
});
