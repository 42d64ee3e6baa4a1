// Generated from schemas/crm/conversation-post.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { conversationPostFields, conversationPostRules } from './conversation-post.entity.gen.ts';

export const form = createForm({
  screen: 'crm/conversation-post',
  route: '/crm/conversation-post',
  resource: 'conversation_post',
  title: 'screen.crm/conversation-post.title',
  mode: 'edit',
  permissions: ['crm_lead_omnichannel'],
  sections: [
    {
      key: 'about', label: 'screen.crm/conversation-post.section.about', columns: 2,
      inputs: [
        input(conversationPostFields.goods_id, { label: 'conversation_post.goods_id' }),
        input(conversationPostFields.ads_campaign_id, { label: 'conversation_post.ads_campaign_id' }),
        input(conversationPostFields.auto_hide, {
          label: 'conversation_post.auto_hide', help: 'screen.crm/conversation-post.help.auto_hide',
        }),
      ],
    },
    {
      key: 'post', label: 'screen.crm/conversation-post.section.post', columns: 1,
      inputs: [input(conversationPostFields.text, { label: 'conversation_post.text' })],
    },
  ],
  models: {
    conversation_post: {
      name: 'conversation_post', fields: Object.values(conversationPostFields), rules: conversationPostRules,
    },
  },
  validate: () => import('#generated/built/crm/conversation-post.validate.gen.js'),
  aside: {
    facts: [
      { field: conversationPostFields.omnichannel_page_id, label: 'conversation_post.omnichannel_page_id' },
      { field: conversationPostFields.posted_at, label: 'conversation_post.posted_at' },
      { field: conversationPostFields.permalink, label: 'conversation_post.permalink' },
      { field: conversationPostFields.external_id, label: 'conversation_post.external_id' },
    ],
    related: [
      {
        label: 'screen.crm/conversation-history.title', route: '/crm/conversation-history', filter: 'post_id',
        from: 'id', isChoice: true, permissions: ['crm_lead_omnichannel'],
        list: {
          screen: 'crm/conversation-history',
          urls: {
            list: '/conversation-history-list', count: '/conversation-history-count',
            download: '/conversation-history-download',
          },
          viewModes: ['all', 'unread', 'waiting', 'pending', 'quote', 'mine'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'name' }],
});

export default function ConversationPostForm() {
  return <FormScreen form={form} />;
}
