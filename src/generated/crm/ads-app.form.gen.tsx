// Generated from schemas/crm/ads-app.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { adsAppFields, adsAppRules } from './ads-app.entity.gen.ts';

export const form = createForm({
  screen: 'crm/ads-account/app',
  route: '/crm/ads-account/app',
  resource: 'ads_app',
  title: 'screen.crm/ads-account/app.title',
  mode: 'edit',
  permissions: ['crm_ads_account'],
  create: ['crm_ads_account'],
  remove: ['crm_ads_account'],
  sections: [
    {
      key: 'main', label: 'screen.crm/ads-account/app.section.main', columns: 2,
      inputs: [
        input(adsAppFields.platform, { label: 'ads_app.platform' }),
        input(adsAppFields.app_id, { label: 'ads_app.app_id', help: 'screen.crm/ads-account/app.help.app_id' }),
        input(adsAppFields.app_secret, {
          label: 'ads_app.app_secret', help: 'screen.crm/ads-account/app.help.app_secret',
        }),
        input(adsAppFields.developer_token, {
          label: 'ads_app.developer_token', help: 'screen.crm/ads-account/app.help.developer_token',
        }),
        input(adsAppFields.url, { label: 'ads_app.url', help: 'screen.crm/ads-account/app.help.url' }),
      ],
    },
  ],
  models: { ads_app: { name: 'ads_app', fields: Object.values(adsAppFields), rules: adsAppRules } },
  validate: () => import('#generated/built/crm/ads-app.validate.gen.js'),
  display: [{ field: 'app_id' }],
});

export default function AdsAppForm() {
  return <FormScreen form={form} />;
}
