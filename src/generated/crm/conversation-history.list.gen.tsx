// Generated from schemas/crm/conversation-history.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { conversationContactFields } from './conversation-contact.entity.gen.ts';
import { type Conversation, conversationFields } from './conversation.entity.gen.ts';
import { conversationWorkflow } from './conversation.workflow.gen.ts';
import { takeOrderAction } from './take-order.action.gen.ts';

export const list = createList({
  screen: 'crm/conversation-history',
  route: '/crm/conversation-history',
  resource: 'conversation',
  title: 'screen.crm/conversation-history.title',
  permissions: ['crm_lead_omnichannel'],
  urls: {
    list: '/conversation-history-list', count: '/conversation-history-count',
    download: '/conversation-history-download',
  },
  downloadName: 'conversation-history.xlsx',
  columns: [
    column(conversationFields.last_message_at, {
      label: 'conversation.last_message_at', cell: 'date_time', show: 'always', sort: true, pin: 'left',
      link: '/crm/conversation-history',
    }),
    column(conversationFields.contact_id, { label: 'conversation.contact_id', cell: 'reference', width: 180 }),
    column(conversationFields.omnichannel_page_id, {
      label: 'conversation.omnichannel_page_id', cell: 'reference', width: 180,
    }),
    column(conversationFields.type, { label: 'conversation.type', cell: 'enum' }),
    column(conversationFields.status, { label: 'conversation.status', cell: 'enum' }),
    column(conversationFields.reply_status, { label: 'conversation.reply_status', cell: 'enum' }),
    column(conversationFields.waiting_since, { label: 'conversation.waiting_since', cell: 'date_time', sort: true }),
    column(conversationFields.account_id, { label: 'conversation.account_id', cell: 'reference' }),
    column(conversationFields.tag_ids, { label: 'conversation.tag_ids', cell: 'reference' }),
    column(conversationFields.last_message_text, { label: 'conversation.last_message_text', cell: 'text', width: 280 }),
    column(conversationFields.unread_count, { label: 'conversation.unread_count', cell: 'number' }),
    column(conversationFields.first_reply_minutes, { label: 'conversation.first_reply_minutes', cell: 'number' }),
    column(conversationFields.has_phone, { label: 'conversation.has_phone', cell: 'boolean' }),
    column(conversationFields.lead_id, { label: 'conversation.lead_id', cell: 'reference' }),
    column(conversationFields.order_id, { label: 'conversation.order_id', cell: 'reference' }),
    column(conversationFields.post_id, {
      label: 'conversation.post_id', cell: 'reference', show: 'optional', width: 220,
    }),
    column(conversationFields.close_reason, { label: 'conversation.close_reason', cell: 'enum', show: 'optional' }),
    column(conversationFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'optional' }),
    column(conversationContactFields.phone, {
      key: 'contact_id.phone', label: 'conversation_contact.phone', cell: 'phone', show: 'optional',
    }),
    column(conversationContactFields.name, {
      key: 'contact_id.name', label: 'conversation_contact.name', cell: 'text', show: 'optional',
    }),
  ],
  filters: [
    filter(conversationFields.last_message_at, {
      label: 'conversation.last_message_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(conversationFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
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
      label: 'conversation.first_reply_at', kind: 'date_range', place: 'panel', maxDays: null,
    }),
    filter(conversationFields.tag_ids, { label: 'conversation.tag_ids', kind: 'reference', place: 'panel' }),
    filter(conversationFields.lead_id, { label: 'conversation.lead_id', kind: 'reference', place: 'panel' }),
    filter(conversationFields.order_id, { label: 'conversation.order_id', kind: 'reference', place: 'panel' }),
    filter(conversationFields.waiting_since, {
      label: 'conversation.waiting_since', kind: 'date_range', place: 'panel', maxDays: 360, presets: [1, 7, 30],
    }),
  ],
  counts: ['unread', 'pending', 'quote', 'waiting'],
  viewModes: [
    { key: 'all', label: 'screen.crm/conversation-history.mode.all' },
    { key: 'unread', label: 'screen.crm/conversation-history.mode.unread', badge: 'unread' },
    { key: 'waiting', label: 'screen.crm/conversation-history.mode.waiting', badge: 'waiting' },
    { key: 'pending', label: 'screen.crm/conversation-history.mode.pending', badge: 'pending' },
    { key: 'quote', label: 'screen.crm/conversation-history.mode.quote', badge: 'quote' },
    { key: 'mine', label: 'screen.crm/conversation-history.mode.mine' },
  ],
  sort: { field: 'last_message_at', order: 'DESC' },
  row: [
    {
      key: 'take', label: 'conversation.transition.take', transition: 'take',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'], tone: 'progress',
    },
    {
      key: 'finish', label: 'conversation.transition.finish', transition: 'finish',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'], tone: 'success',
    },
    {
      key: 'close', label: 'conversation.transition.close', transition: 'close',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'], tone: 'danger',
    },
    {
      key: 'create_lead', label: 'screen.crm/conversation-history.action.create_lead', route: '/crm/lead-create',
      prefill: { conversation_id: 'id', phone: 'contact_id.phone', name: 'contact_id.name' },
      permissions: ['crm_lead_create'],
      visible: (c: Logic<Conversation>) => c.record.lead_id == null,
    },
    {
      key: 'take_order', label: 'conversation.action.take_order', action: 'take_order',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'], tone: 'success',
    },
  ],
  bulk: [
    {
      key: 'take', label: 'conversation.transition.take', transition: 'take',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'], tone: 'progress',
    },
    {
      key: 'hand_over', label: 'conversation.transition.hand_over', transition: 'hand_over',
      permissions: ['crm_lead_omnichannel'],
    },
    {
      key: 'finish', label: 'conversation.transition.finish', transition: 'finish',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'], tone: 'success',
    },
    {
      key: 'close', label: 'conversation.transition.close', transition: 'close',
      permissions: ['crm_lead_create', 'crm_lead_omnichannel'], tone: 'danger',
    },
  ],
  actions: [takeOrderAction],
  workflows: [conversationWorkflow],
  open: '/crm/conversation-history',
  mobile: { title: 'contact_id', lines: ['last_message_text', 'status', 'last_message_at'] },
  rowTone: [{ when: (c: Logic<Conversation>) => c.record.reply_status === 0, tone: 'warning' }],
  emptyText: 'screen.crm/conversation-history.empty',
  live: true,
});

export default function ConversationHistoryList() {
  return <ListScreen list={list} />;
}
