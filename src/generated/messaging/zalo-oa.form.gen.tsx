// Generated from schemas/messaging/zalo-oa.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { omnichannelPageHourFields, omnichannelPageHourRules } from './omnichannel-page-hour.entity.gen.ts';
import { omnichannelPageFields, omnichannelPageRules } from './omnichannel-page.entity.gen.ts';
import { omnichannelPageWorkflow } from './omnichannel-page.workflow.gen.ts';
import { subscribePageAction } from './subscribe-page.action.gen.ts';
import { syncZnsAction } from './sync-zns.action.gen.ts';
import { testPageAction } from './test-page.action.gen.ts';

export const form = createForm({
  screen: 'zalo-oa',
  route: '/zalo-oa',
  resource: 'omnichannel_page',
  title: 'screen.zalo-oa.title',
  mode: 'edit',
  permissions: ['customer_account'],
  remove: ['crm_lead_omnichannel', 'customer_account'],
  sections: [
    {
      key: 'main', label: 'screen.zalo-oa.section.main', columns: 2,
      inputs: [
        input(omnichannelPageFields.channel, { label: 'omnichannel_page.channel' }),
        input(omnichannelPageFields.code, { label: 'omnichannel_page.code' }),
        input(omnichannelPageFields.name, { label: 'omnichannel_page.name' }),
        input(omnichannelPageFields.active, { label: 'omnichannel_page.active' }),
        input(omnichannelPageFields.token, { label: 'omnichannel_page.token' }),
        input(omnichannelPageFields.token_expires_at, { label: 'omnichannel_page.token_expires_at' }),
        input(omnichannelPageFields.refresh_token, { label: 'omnichannel_page.refresh_token' }),
        input(omnichannelPageFields.human_agent, { label: 'omnichannel_page.human_agent' }),
      ],
    },
  ],
  models: {
    omnichannel_page: {
      name: 'omnichannel_page', fields: Object.values(omnichannelPageFields), rules: omnichannelPageRules,
      workflows: [omnichannelPageWorkflow],
    },
    omnichannel_page_hour: {
      name: 'omnichannel_page_hour', fields: Object.values(omnichannelPageHourFields), rules: omnichannelPageHourRules,
      parent: { entity: 'omnichannel_page', foreignKey: 'omnichannel_page_id', field: 'hours' },
    },
  },
  workflows: [omnichannelPageWorkflow],
  actions: [subscribePageAction, syncZnsAction, testPageAction],
  validate: () => import('#generated/built/messaging/omnichannel-page.validate.gen.js'),
  aside: {
    facts: [
      { field: omnichannelPageFields.token_status, label: 'omnichannel_page.token_status' },
      { field: omnichannelPageFields.verified, label: 'omnichannel_page.verified' },
      { field: omnichannelPageFields.package, label: 'omnichannel_page.package' },
      { field: omnichannelPageFields.followers, label: 'omnichannel_page.followers' },
      { field: omnichannelPageFields.quota_left, label: 'omnichannel_page.quota_left' },
      { field: omnichannelPageFields.quota_day, label: 'omnichannel_page.quota_day' },
      { field: omnichannelPageFields.last_event_at, label: 'omnichannel_page.last_event_at' },
      { field: omnichannelPageFields.last_error, label: 'omnichannel_page.last_error' },
    ],
  },
  display: [{ field: 'name' }],
});

export default function ZaloOaForm() {
  return <FormScreen form={form} />;
}
