// Generated from schemas/crm/conversation-history.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { conversationMessageFields, conversationMessageRules } from './conversation-message.entity.gen.ts';
import { conversationFields, conversationRules } from './conversation.entity.gen.ts';
import { conversationWorkflow } from './conversation.workflow.gen.ts';
import { takeOrderAction } from './take-order.action.gen.ts';

export const form = createForm({
  screen: 'crm/conversation-history',
  route: '/crm/conversation-history',
  resource: 'conversation',
  title: 'screen.crm/conversation-history.title',
  mode: 'edit',
  permissions: ['crm_lead_omnichannel'],
  remove: ['crm_lead_omnichannel'],
  sections: [
    {
      key: 'main', label: 'screen.crm/conversation-history.section.main', columns: 2,
      inputs: [
        input(conversationFields.contact_id, { label: 'conversation.contact_id' }),
        input(conversationFields.omnichannel_page_id, { label: 'conversation.omnichannel_page_id' }),
        input(conversationFields.type, { label: 'conversation.type' }),
        input(conversationFields.account_id, { label: 'conversation.account_id' }),
        input(conversationFields.tag_ids, { label: 'conversation.tag_ids' }),
        input(conversationFields.reply_status, { label: 'conversation.reply_status' }),
      ],
    },
    {
      key: 'messages', label: 'screen.crm/conversation-history.section.messages',
      inputs: [
        input(conversationFields.messages, {
          label: 'conversation.messages',
          rows: [
            input(conversationMessageFields.sent_at, { label: 'conversation_message.sent_at' }),
            input(conversationMessageFields.direction, { label: 'conversation_message.direction' }),
            input(conversationMessageFields.kind, { label: 'conversation_message.kind' }),
            input(conversationMessageFields.text, { label: 'conversation_message.text' }),
            input(conversationMessageFields.account_id, { label: 'conversation_message.account_id' }),
            input(conversationMessageFields.is_auto, { label: 'conversation_message.is_auto' }),
            input(conversationMessageFields.state, { label: 'conversation_message.state' }),
            input(conversationMessageFields.error_code, { label: 'conversation_message.error_code' }),
            input(conversationMessageFields.is_hidden, { label: 'conversation_message.is_hidden' }),
          ],
        }),
      ],
    },
  ],
  models: {
    conversation: {
      name: 'conversation', fields: Object.values(conversationFields), rules: conversationRules,
      workflows: [conversationWorkflow],
    },
    conversation_message: {
      name: 'conversation_message', fields: Object.values(conversationMessageFields), rules: conversationMessageRules,
      parent: { entity: 'conversation', foreignKey: 'conversation_id', field: 'messages' },
    },
  },
  workflows: [conversationWorkflow],
  actions: [takeOrderAction],
  validate: () => import('#generated/built/crm/conversation.validate.gen.js'),
  aside: {
    facts: [
      { field: conversationFields.status, label: 'conversation.status' },
      { field: conversationFields.post_id, label: 'conversation.post_id' },
      { field: conversationFields.last_message_at, label: 'conversation.last_message_at' },
      { field: conversationFields.first_reply_minutes, label: 'conversation.first_reply_minutes' },
      { field: conversationFields.waiting_since, label: 'conversation.waiting_since' },
      { field: conversationFields.lead_id, label: 'conversation.lead_id' },
      { field: conversationFields.order_id, label: 'conversation.order_id' },
      { field: conversationFields.close_reason, label: 'conversation.close_reason' },
    ],
    related: [
      {
        label: 'screen.crm/lead-history.title', route: '/crm/lead-history', filter: 'conversation_id', from: 'id',
        isChoice: true,
        permissions: [
          'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
          'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
          'crm_ladi_page_campaign',
        ],
        list: {
          screen: 'crm/lead-history',
          urls: { list: '/lead-history-list', count: '/lead-history-count', download: '/lead-history-download' },
          viewModes: ['leads', 'goods', 'calls'],
        },
      },
      {
        label: 'screen.orders/list.title', route: '/orders/list', filter: 'conversation_id', from: 'id',
        isChoice: false, isRange: true, permissions: ['order_manager'],
        list: {
          screen: 'orders/list', urls: { list: '/order-list', count: '/order-count', download: '/order-download' },
          viewModes: [
            'order', 'pending', 'cancel_asked', 'out_of_stock', 'no_tracking', 'not_accepted', 'to_pick',
            'to_hand_over', 'on_the_way', 'undelivered', 'return_due', 'on_hold', 'goods', 'payments',
          ],
        },
      },
      {
        label: 'screen.crm/conversation-order.title', route: '/crm/conversation-order', filter: 'conversation_id',
        from: 'id', isChoice: true, permissions: ['crm_lead_omnichannel'],
        list: {
          screen: 'crm/conversation-order',
          urls: {
            list: '/conversation-order-list', count: '/conversation-order-count',
            download: '/conversation-order-download',
          },
          viewModes: [],
        },
      },
      {
        label: 'screen.crm/quote.title', route: '/crm/quote', filter: 'conversation_id', from: 'id', isChoice: true,
        permissions: ['crm_lead_complete'],
        list: {
          screen: 'crm/quote', urls: { list: '/quote-list', count: '/quote-count', download: '/quote-download' },
          viewModes: ['all', 'new', 'unquoted', 'quoted', 'expired'],
        },
      },
    ],
    notes: true,
  },
  display: ['#', { field: 'id' }],
});

export default function ConversationHistoryForm() {
  return <FormScreen form={form} />;
}
