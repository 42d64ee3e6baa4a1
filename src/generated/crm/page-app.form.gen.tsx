// Generated from schemas/crm/page-app.form.json. Edit that file and run `npm run generate`.
import { pageAppFields, pageAppRules } from '#generated/messaging/page-app.entity.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'crm/omnichannel-page/app',
  route: '/crm/omnichannel-page/app',
  resource: 'page_app',
  title: 'screen.crm/omnichannel-page/app.title',
  mode: 'edit',
  permissions: ['crm_lead_omnichannel'],
  create: ['crm_lead_omnichannel'],
  remove: ['crm_lead_omnichannel'],
  sections: [
    {
      key: 'main', label: 'screen.crm/omnichannel-page/app.section.main', columns: 2,
      inputs: [
        input(pageAppFields.app_id, { label: 'page_app.app_id', help: 'screen.crm/omnichannel-page/app.help.app_id' }),
        input(pageAppFields.app_secret, {
          label: 'page_app.app_secret', help: 'screen.crm/omnichannel-page/app.help.app_secret',
        }),
        input(pageAppFields.verify_token, {
          label: 'page_app.verify_token', help: 'screen.crm/omnichannel-page/app.help.verify_token',
        }),
        input(pageAppFields.url, { label: 'page_app.url', span: 2, help: 'screen.crm/omnichannel-page/app.help.url' }),
      ],
    },
  ],
  models: { page_app: { name: 'page_app', fields: Object.values(pageAppFields), rules: pageAppRules } },
  validate: () => import('#generated/built/messaging/page-app.validate.gen.js'),
  aside: { facts: [{ field: pageAppFields.webhook_path, label: 'page_app.webhook_path' }] },
  display: [{ field: 'app_id' }],
});

export default function PageAppForm() {
  return <FormScreen form={form} />;
}
