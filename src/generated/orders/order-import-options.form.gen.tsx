// Generated from schemas/orders/order-import-options.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { orderImportOptionsFormFields } from './order-import-options.form.gen.ts';

export const form = createForm({
  screen: 'order-import-options',
  title: 'screen.order-import-options.title',
  mode: 'dialog',
  permissions: ['order_create_excel'],
  sections: [
    {
      key: 'main', label: 'screen.order-import-options.section.main', columns: 2,
      inputs: [
        input(orderImportOptionsFormFields.warehouse_id, { label: 'order-import-options.warehouse_id' }),
        input(orderImportOptionsFormFields.source, { label: 'order-import-options.source' }),
        input(orderImportOptionsFormFields.delivery_company, { label: 'order-import-options.delivery_company' }),
      ],
    },
  ],
  models: {
    'order-import-options': {
      name: 'order-import-options', fields: Object.values(orderImportOptionsFormFields), rules: [],
    },
  },
  validate: () => import('#generated/built/orders/order-import-options.form.validate.gen.js'),
});
