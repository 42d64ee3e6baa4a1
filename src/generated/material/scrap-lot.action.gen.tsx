// Generated from schemas/material/scrap-lot.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { scrapLotActionFields } from './scrap-lot.action.gen.ts';

export const form = createForm({
  screen: 'scrap-lot',
  title: 'material_lot.action.scrap_lot',
  mode: 'dialog',
  permissions: ['material_manager'],
  sections: [
    {
      key: 'input', label: 'material_lot.action.scrap_lot',
      inputs: [
        input(scrapLotActionFields.quantity, { label: 'scrap-lot.quantity' }),
        input(scrapLotActionFields.reason, { label: 'scrap-lot.reason' }),
      ],
    },
  ],
  models: { 'scrap-lot': { name: 'scrap-lot', fields: Object.values(scrapLotActionFields), rules: [] } },
  validate: () => import('#generated/built/material/scrap-lot.action.validate.gen.js'),
});
