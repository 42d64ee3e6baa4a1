// Generated from schemas/dc/dc-order-options.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { dcOrderOptionsFormFields } from './dc-order-options.form.gen.ts';

export const form = createForm({
  screen: 'dc-order-options',
  title: 'screen.dc-order-options.title',
  mode: 'dialog',
  permissions: ['dc_order_create'],
  sections: [
    {
      key: 'main', label: 'screen.dc-order-options.section.main', columns: 2,
      inputs: [
        input(dcOrderOptionsFormFields.distributor_id, { label: 'dc-order-options.distributor_id' }),
        input(dcOrderOptionsFormFields.wanted_on, { label: 'dc-order-options.wanted_on' }),
        input(dcOrderOptionsFormFields.payment_method, { label: 'dc-order-options.payment_method' }),
      ],
    },
  ],
  models: {
    'dc-order-options': { name: 'dc-order-options', fields: Object.values(dcOrderOptionsFormFields), rules: [] },
  },
  validate: () => import('#generated/built/dc/dc-order-options.form.validate.gen.js'),
});
