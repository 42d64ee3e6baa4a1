// Generated from schemas/crm/conversation.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type CloseReason, closeReason } from './close-reason.enum.gen.ts';
import type { ConversationMessage } from './conversation-message.entity.gen.ts';
import { type ConversationStatus, conversationStatus } from './conversation-status.enum.gen.ts';
import { type ConversationType, conversationType } from './conversation-type.enum.gen.ts';
import { type ReplyStatus, replyStatus } from './reply-status.enum.gen.ts';

export type Conversation = {
  id: number;
  version: number;
  omnichannel_page_id: number;
  contact_id: number;
  type: ConversationType;
  status: ConversationStatus;
  reply_status: ReplyStatus;
  /** The post below which he comments; empty for messages. */
  post_id: number | null;
  account_id: number | null;
  tag_ids: number[] | null;
  lead_id: number | null;
  order_id: number | null;
  has_phone: boolean;
  unread_count: number;
  last_message_text: string | null;
  last_message_at: string | null;
  last_inbound_at: string | null;
  waiting_since: string | null;
  first_reply_at: string | null;
  first_reply_minutes: number | null;
  close_reason: CloseReason | null;
  messages: ConversationMessage[];
  /** What was asked for has its price, which is not sent yet. */
  has_quote: boolean;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const conversationFields = createFields({
  omnichannel_page_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'omnichannel_page', onDelete: 'restrict' },
  },
  contact_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'conversation_contact', onDelete: 'restrict' },
  },
  type: { type: 'enum', json: 'string', required: true, default: 'message', enum: conversationType },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: conversationStatus },
  reply_status: { type: 'enum', json: 'integer', required: true, readOnly: true, default: 0, enum: replyStatus },
  post_id: {
    type: 'reference', json: 'integer', readOnly: true,
    reference: {
      entity: 'conversation_post', onDelete: 'restrict', dependsOn: { omnichannel_page_id: ['omnichannel_page_id'] },
    },
  },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  tag_ids: {
    type: 'links', json: 'array',
    links: {
      entity: 'conversation_tag', table: 'conversation__tag_ids', foreignKey: 'conversation_id',
      otherKey: 'conversation_tag_id',
    },
  },
  lead_id: { type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'lead', onDelete: 'restrict' } },
  order_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  has_phone: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: false },
  unread_count: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  last_message_text: {
    type: 'text', json: 'string', readOnly: true, maxLength: 255,
    mask: { for: ['crm_lead_omnichannel', 'crm_lead_dead'], within: true },
  },
  last_message_at: { type: 'date_time', json: 'string', readOnly: true },
  last_inbound_at: { type: 'date_time', json: 'string', readOnly: true },
  waiting_since: { type: 'date_time', json: 'string', readOnly: true },
  first_reply_at: { type: 'date_time', json: 'string', readOnly: true },
  first_reply_minutes: { type: 'integer', json: 'integer', readOnly: true, minimum: 0 },
  close_reason: { type: 'enum', json: 'string', readOnly: true, enum: closeReason },
  messages: {
    type: 'rows', json: 'array', readOnly: true,
    rows: { entity: 'conversation_message', foreignKey: 'conversation_id' },
  },
  has_quote: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: false },
  ...standardFields,
});

export const conversationRules: readonly RuleModel[] = [];

export const conversationDisplay = ['#', { field: 'id' }] as const;
