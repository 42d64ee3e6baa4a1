// Generated from schemas/material/receive-supply.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { receiveSupplyActionFields } from './receive-supply.action.gen.ts';

export const form = createForm({
  screen: 'receive-supply',
  title: 'material.action.receive_supply',
  mode: 'dialog',
  permissions: ['administration_supply'],
  sections: [
    {
      key: 'input', label: 'material.action.receive_supply',
      inputs: [
        input(receiveSupplyActionFields.supplier_id, { label: 'receive-supply.supplier_id' }),
        input(receiveSupplyActionFields.warehouse_id, { label: 'receive-supply.warehouse_id' }),
        input(receiveSupplyActionFields.quantity, { label: 'receive-supply.quantity' }),
        input(receiveSupplyActionFields.unit_price, { label: 'receive-supply.unit_price' }),
      ],
    },
  ],
  models: { 'receive-supply': { name: 'receive-supply', fields: Object.values(receiveSupplyActionFields), rules: [] } },
  validate: () => import('#generated/built/material/receive-supply.action.validate.gen.js'),
});
