// Generated from schemas/market/market-app.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { marketAppFields, marketAppRules } from './market-app.entity.gen.ts';

export const form = createForm({
  screen: 'account/market-app',
  route: '/account/market-app',
  resource: 'market_app',
  title: 'screen.account/market-app.title',
  mode: 'edit',
  permissions: ['customer_account'],
  create: ['customer_account'],
  remove: ['customer_account'],
  sections: [
    {
      key: 'main', label: 'screen.account/market-app.section.main', columns: 2,
      inputs: [
        input(marketAppFields.platform, { label: 'market_app.platform' }),
        input(marketAppFields.url, { label: 'market_app.url', help: 'screen.account/market-app.help.url' }),
        input(marketAppFields.app_id, { label: 'market_app.app_id' }),
        input(marketAppFields.app_secret, {
          label: 'market_app.app_secret', help: 'screen.account/market-app.help.app_secret',
        }),
        input(marketAppFields.push_url, {
          label: 'market_app.push_url', span: 2, help: 'screen.account/market-app.help.push_url',
        }),
      ],
    },
  ],
  models: { market_app: { name: 'market_app', fields: Object.values(marketAppFields), rules: marketAppRules } },
  validate: () => import('#generated/built/market/market-app.validate.gen.js'),
  display: [{ field: 'app_id' }],
});

export default function MarketAppForm() {
  return <FormScreen form={form} />;
}
