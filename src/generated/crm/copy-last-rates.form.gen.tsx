// Generated from schemas/crm/copy-last-rates.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { copyLastRatesFormFields } from './copy-last-rates.form.gen.ts';

export const form = createForm({
  screen: 'copy-last-rates',
  title: 'screen.copy-last-rates.title',
  mode: 'dialog',
  permissions: ['crm_currency_exchange'],
  sections: [
    {
      key: 'main', label: 'screen.copy-last-rates.section.main',
      inputs: [
        input(copyLastRatesFormFields.currencies, {
          label: 'copy-last-rates.currencies', help: 'screen.copy-last-rates.help.currencies',
        }),
      ],
    },
  ],
  models: { 'copy-last-rates': { name: 'copy-last-rates', fields: Object.values(copyLastRatesFormFields), rules: [] } },
  validate: () => import('#generated/built/crm/copy-last-rates.form.validate.gen.js'),
  submit: { url: '/rates-copy-last', success: 'messages.rates_copied' },
});
