// Generated from schemas/crm/conversation-history.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { conversationContactFields } from './conversation-contact.entity.gen.ts';
import { conversationFields } from './conversation.entity.gen.ts';

export const conversationHistoryList = createList({
  screen: 'crm/conversation-history',
  route: '/crm/conversation-history',
  module: 'crm',
  entity: 'conversation',
  permissions: ['crm_lead_omnichannel'],
  urls: {
    list: '/conversation-history-list', count: '/conversation-history-count',
    download: '/conversation-history-download',
  },
  downloadName: 'conversation-history.xlsx',
  columns: [
    column(conversationFields.last_message_at, { label: 'conversation.last_message_at', show: 'always', sort: true }),
    column(conversationFields.contact_id, { label: 'conversation.contact_id' }),
    column(conversationFields.omnichannel_page_id, { label: 'conversation.omnichannel_page_id' }),
    column(conversationFields.type, { label: 'conversation.type' }),
    column(conversationFields.status, { label: 'conversation.status' }),
    column(conversationFields.reply_status, { label: 'conversation.reply_status' }),
    column(conversationFields.waiting_since, { label: 'conversation.waiting_since', sort: true }),
    column(conversationFields.account_id, { label: 'conversation.account_id' }),
    column(conversationFields.tag_ids, { label: 'conversation.tag_ids' }),
    column(conversationFields.last_message_text, { label: 'conversation.last_message_text' }),
    column(conversationFields.unread_count, { label: 'conversation.unread_count' }),
    column(conversationFields.first_reply_minutes, { label: 'conversation.first_reply_minutes' }),
    column(conversationFields.has_phone, { label: 'conversation.has_phone' }),
    column(conversationFields.lead_id, { label: 'conversation.lead_id' }),
    column(conversationFields.order_id, { label: 'conversation.order_id' }),
    column(conversationFields.post_id, { label: 'conversation.post_id', show: 'optional' }),
    column(conversationFields.close_reason, { label: 'conversation.close_reason', show: 'optional' }),
    column(conversationFields.created_at, { label: 'kit.field.created_at', show: 'optional' }),
    column(conversationContactFields.phone, {
      key: 'contact_id.phone', steps: [{ field: 'contact_id', kind: 'reference', entity: 'conversation_contact' }],
      label: 'conversation_contact.phone', show: 'optional',
    }),
    column(conversationContactFields.name, {
      key: 'contact_id.name', steps: [{ field: 'contact_id', kind: 'reference', entity: 'conversation_contact' }],
      label: 'conversation_contact.name', show: 'optional',
    }),
  ],
  filters: [
    filter(conversationFields.last_message_at, {
      label: 'conversation.last_message_at', kind: 'date_range', maxDays: 360,
    }),
    filter(conversationFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(conversationFields.omnichannel_page_id, { label: 'conversation.omnichannel_page_id', kind: 'reference' }),
    filter(conversationFields.type, { label: 'conversation.type', kind: 'multi_select' }),
    filter(conversationFields.status, { label: 'conversation.status', kind: 'multi_select' }),
    filter(conversationFields.reply_status, { label: 'conversation.reply_status', kind: 'multi_select' }),
    filter(conversationFields.account_id, { label: 'conversation.account_id', kind: 'reference' }),
    filter(conversationFields.has_phone, { label: 'conversation.has_phone', kind: 'boolean' }),
    filter(conversationFields.close_reason, { label: 'conversation.close_reason', kind: 'multi_select' }),
    filter(conversationFields.contact_id, { label: 'conversation.contact_id', kind: 'reference' }),
    filter(conversationFields.post_id, { label: 'conversation.post_id', kind: 'reference' }),
    filter(conversationFields.first_reply_minutes, { label: 'conversation.first_reply_minutes', kind: 'number_range' }),
    filter(conversationFields.first_reply_at, {
      label: 'conversation.first_reply_at', kind: 'date_range', maxDays: null,
    }),
    filter(conversationFields.tag_ids, { label: 'conversation.tag_ids', kind: 'reference' }),
    filter(conversationFields.lead_id, { label: 'conversation.lead_id', kind: 'reference' }),
    filter(conversationFields.order_id, { label: 'conversation.order_id', kind: 'reference' }),
    filter(conversationFields.waiting_since, { label: 'conversation.waiting_since', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [
    { key: 'unread', where: { reply_status: [0] } },
    { key: 'pending', where: { status: [10] } },
    { key: 'quote', where: { status: [30] } },
    { key: 'waiting', where: { waiting_since: { from: { today: -359 } } } },
  ],
  statistics: [
    {
      key: 'waiting', label: 'screen.crm/conversation-history.statistic.waiting', count: 'waiting',
      oldest: 'waiting_since', mode: 'waiting', oldestLabel: 'screen.crm/conversation-history.statistic.waiting_oldest',
    },
    { key: 'unread', label: 'screen.crm/conversation-history.statistic.unread', count: 'unread', mode: 'unread' },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'unread', where: { reply_status: [0] }, badge: 'unread' },
    { key: 'waiting', where: { waiting_since: { from: { today: -359 } } }, badge: 'waiting' },
    { key: 'pending', where: { status: [10] }, badge: 'pending' },
    { key: 'quote', where: { status: [30] }, badge: 'quote' },
    { key: 'mine', where: { account_id: { me: true } } },
  ],
  sort: { field: 'last_message_at', order: 'DESC' },
});
