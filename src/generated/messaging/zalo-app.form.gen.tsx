// Generated from schemas/messaging/zalo-app.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { zaloAppFields, zaloAppRules } from './zalo-app.entity.gen.ts';

export const form = createForm({
  screen: 'zalo-oa/app',
  route: '/zalo-oa/app',
  resource: 'zalo_app',
  title: 'screen.zalo-oa/app.title',
  mode: 'edit',
  permissions: ['customer_account'],
  create: ['customer_account'],
  remove: ['customer_account'],
  sections: [
    {
      key: 'main', label: 'screen.zalo-oa/app.section.main', columns: 2,
      inputs: [
        input(zaloAppFields.app_id, { label: 'zalo_app.app_id' }),
        input(zaloAppFields.app_secret, { label: 'zalo_app.app_secret', help: 'screen.zalo-oa/app.help.app_secret' }),
        input(zaloAppFields.oa_secret, { label: 'zalo_app.oa_secret', help: 'screen.zalo-oa/app.help.oa_secret' }),
        input(zaloAppFields.oauth_url, { label: 'zalo_app.oauth_url', help: 'screen.zalo-oa/app.help.oauth_url' }),
        input(zaloAppFields.api_url, { label: 'zalo_app.api_url', help: 'screen.zalo-oa/app.help.api_url' }),
        input(zaloAppFields.zns_url, { label: 'zalo_app.zns_url', help: 'screen.zalo-oa/app.help.zns_url' }),
      ],
    },
  ],
  models: { zalo_app: { name: 'zalo_app', fields: Object.values(zaloAppFields), rules: zaloAppRules } },
  validate: () => import('#generated/built/messaging/zalo-app.validate.gen.js'),
  display: [{ field: 'app_id' }],
});

export default function ZaloAppForm() {
  return <FormScreen form={form} />;
}
