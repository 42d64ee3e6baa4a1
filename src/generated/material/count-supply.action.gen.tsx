// Generated from schemas/material/count-supply.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { countSupplyActionFields } from './count-supply.action.gen.ts';

export const form = createForm({
  screen: 'count-supply',
  title: 'material.action.count_supply',
  mode: 'dialog',
  permissions: ['administration_supply'],
  sections: [
    {
      key: 'input', label: 'material.action.count_supply',
      inputs: [
        input(countSupplyActionFields.warehouse_id, { label: 'count-supply.warehouse_id' }),
        input(countSupplyActionFields.counted, { label: 'count-supply.counted' }),
        input(countSupplyActionFields.reason, { label: 'count-supply.reason' }),
      ],
    },
  ],
  models: { 'count-supply': { name: 'count-supply', fields: Object.values(countSupplyActionFields), rules: [] } },
  validate: () => import('#generated/built/material/count-supply.action.validate.gen.js'),
});
