// Generated from schemas/crm/omnichannel-page.form.json. Edit that file and run `npm run generate`.
import {
  omnichannelPageHourFields,
  omnichannelPageHourRules,
} from '#generated/messaging/omnichannel-page-hour.entity.gen.ts';
import { omnichannelPageFields, omnichannelPageRules } from '#generated/messaging/omnichannel-page.entity.gen.ts';
import { omnichannelPageWorkflow } from '#generated/messaging/omnichannel-page.workflow.gen.ts';
import { subscribePageAction } from '#generated/messaging/subscribe-page.action.gen.ts';
import { syncZnsAction } from '#generated/messaging/sync-zns.action.gen.ts';
import { testPageAction } from '#generated/messaging/test-page.action.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'crm/omnichannel-page',
  route: '/crm/omnichannel-page',
  resource: 'omnichannel_page',
  title: 'screen.crm/omnichannel-page.title',
  mode: 'edit',
  permissions: ['crm_lead_omnichannel'],
  create: ['crm_lead_omnichannel'],
  remove: ['crm_lead_omnichannel', 'customer_account'],
  sections: [
    {
      key: 'main', label: 'screen.crm/omnichannel-page.section.main', columns: 2,
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
    {
      key: 'people', label: 'screen.crm/omnichannel-page.section.people', columns: 2,
      inputs: [
        input(omnichannelPageFields.assign_mode, { label: 'omnichannel_page.assign_mode' }),
        input(omnichannelPageFields.member_ids, { label: 'omnichannel_page.member_ids' }),
        input(omnichannelPageFields.sticky, { label: 'omnichannel_page.sticky' }),
        input(omnichannelPageFields.online_only, { label: 'omnichannel_page.online_only' }),
        input(omnichannelPageFields.max_open, { label: 'omnichannel_page.max_open' }),
        input(omnichannelPageFields.max_unread, { label: 'omnichannel_page.max_unread' }),
        input(omnichannelPageFields.return_minutes, { label: 'omnichannel_page.return_minutes' }),
      ],
    },
    {
      key: 'hours', label: 'screen.crm/omnichannel-page.section.hours', columns: 1,
      inputs: [
        input(omnichannelPageFields.hours, {
          label: 'omnichannel_page.hours', help: 'screen.crm/omnichannel-page.help.hours',
          rows: [
            input(omnichannelPageHourFields.weekday, { label: 'omnichannel_page_hour.weekday' }),
            input(omnichannelPageHourFields.opens_at, { label: 'omnichannel_page_hour.opens_at' }),
            input(omnichannelPageHourFields.closes_at, { label: 'omnichannel_page_hour.closes_at' }),
          ],
        }),
      ],
    },
    {
      key: 'replies', label: 'screen.crm/omnichannel-page.section.replies', columns: 2,
      inputs: [
        input(omnichannelPageFields.welcome_text, { label: 'omnichannel_page.welcome_text' }),
        input(omnichannelPageFields.away_text, { label: 'omnichannel_page.away_text' }),
        input(omnichannelPageFields.comment_reply_text, { label: 'omnichannel_page.comment_reply_text' }),
        input(omnichannelPageFields.private_reply_text, { label: 'omnichannel_page.private_reply_text' }),
        input(omnichannelPageFields.auto_hide, { label: 'omnichannel_page.auto_hide' }),
        input(omnichannelPageFields.auto_lead, { label: 'omnichannel_page.auto_lead' }),
        input(omnichannelPageFields.auto_close_days, { label: 'omnichannel_page.auto_close_days' }),
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
      { field: omnichannelPageFields.last_event_at, label: 'omnichannel_page.last_event_at' },
      { field: omnichannelPageFields.last_error, label: 'omnichannel_page.last_error' },
    ],
    related: [
      {
        label: 'screen.crm/conversation-history.title', route: '/crm/conversation-history',
        filter: 'omnichannel_page_id', from: 'id', isChoice: true, permissions: ['crm_lead_omnichannel'],
        list: {
          screen: 'crm/conversation-history',
          urls: {
            list: '/conversation-history-list', count: '/conversation-history-count',
            download: '/conversation-history-download',
          },
          viewModes: ['all', 'unread', 'waiting', 'pending', 'quote', 'mine'],
        },
      },
      {
        label: 'screen.crm/conversation-post.title', route: '/crm/conversation-post', filter: 'omnichannel_page_id',
        from: 'id', isChoice: true, permissions: ['crm_lead_omnichannel'],
        list: {
          screen: 'crm/conversation-post',
          urls: {
            list: '/conversation-post-list', count: '/conversation-post-count', download: '/conversation-post-download',
          },
          viewModes: ['all', 'waiting', 'no_goods'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'name' }],
});

export default function OmnichannelPageForm() {
  return <FormScreen form={form} />;
}
