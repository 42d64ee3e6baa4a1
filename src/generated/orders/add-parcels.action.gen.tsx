// Generated from schemas/orders/add-parcels.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { addParcelsActionFields } from './add-parcels.action.gen.ts';

export const form = createForm({
  screen: 'add-parcels',
  title: 'handover.action.add_parcels',
  mode: 'dialog',
  permissions: ['order_manager'],
  sections: [
    {
      key: 'input', label: 'handover.action.add_parcels',
      inputs: [input(addParcelsActionFields.codes, { label: 'add-parcels.codes' })],
    },
  ],
  models: { 'add-parcels': { name: 'add-parcels', fields: Object.values(addParcelsActionFields), rules: [] } },
  validate: () => import('#generated/built/orders/add-parcels.action.validate.gen.js'),
});
