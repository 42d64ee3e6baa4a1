// Generated from schemas/orders/market-create.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { marketCreateFormFields } from './market-create.form.gen.ts';

export const form = createForm({
  screen: 'market-create',
  title: 'screen.market-create.title',
  mode: 'dialog',
  permissions: ['order_create_e_market'],
  sections: [
    {
      key: 'main', label: 'screen.market-create.section.main',
      inputs: [
        input(marketCreateFormFields.warehouse_id, {
          label: 'market-create.warehouse_id', help: 'screen.market-create.help.warehouse_id',
        }),
      ],
    },
  ],
  models: { 'market-create': { name: 'market-create', fields: Object.values(marketCreateFormFields), rules: [] } },
  validate: () => import('#generated/built/orders/market-create.form.validate.gen.js'),
});
