// Generated from schemas/orders/market-fetch.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { marketFetchFormFields } from './market-fetch.form.gen.ts';

export const form = createForm({
  screen: 'market-fetch',
  title: 'screen.market-fetch.title',
  mode: 'dialog',
  permissions: ['order_create_e_market'],
  sections: [
    {
      key: 'main', label: 'screen.market-fetch.section.main',
      inputs: [
        input(marketFetchFormFields.shop_connection_id, {
          label: 'market-fetch.shop_connection_id', help: 'screen.market-fetch.help.shop_connection_id',
        }),
        input(marketFetchFormFields.from_date, {
          label: 'market-fetch.from_date', help: 'screen.market-fetch.help.from_date',
        }),
        input(marketFetchFormFields.to_date, { label: 'market-fetch.to_date' }),
        input(marketFetchFormFields.codes, { label: 'market-fetch.codes', help: 'screen.market-fetch.help.codes' }),
      ],
    },
  ],
  models: { 'market-fetch': { name: 'market-fetch', fields: Object.values(marketFetchFormFields), rules: [] } },
  validate: () => import('#generated/built/orders/market-fetch.form.validate.gen.js'),
  submit: { url: '/market-fetch' },
});
