// Generated from schemas/orders/extend-consignment.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { extendConsignmentActionFields } from './extend-consignment.action.gen.ts';

export const form = createForm({
  screen: 'extend-consignment',
  title: 'consignment.action.extend_consignment',
  mode: 'dialog',
  permissions: ['order_consignment'],
  sections: [
    {
      key: 'input', label: 'consignment.action.extend_consignment',
      inputs: [input(extendConsignmentActionFields.expires_on, { label: 'extend-consignment.expires_on' })],
    },
  ],
  models: {
    'extend-consignment': {
      name: 'extend-consignment', fields: Object.values(extendConsignmentActionFields), rules: [],
    },
  },
  validate: () => import('#generated/built/orders/extend-consignment.action.validate.gen.js'),
});
