// Generated from schemas/crm/conversation-message.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type MessageDirection, messageDirection } from './message-direction.enum.gen.ts';
import { type MessageKind, messageKind } from './message-kind.enum.gen.ts';
import { type MessageState, messageState } from './message-state.enum.gen.ts';

export type ConversationMessage = {
  id: number;
  version: number;
  conversation_id: number;
  /** Its number at the channel: one that is told of again is the same. */
  external_id: string | null;
  kind: MessageKind;
  direction: MessageDirection;
  text: string | null;
  sent_at: string;
  account_id: number | null;
  is_auto: boolean;
  state: MessageState;
  /** A comment that is hidden at the channel, or was taken away there. */
  is_hidden: boolean;
  error_code: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const conversationMessageFields = createFields({
  conversation_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'conversation', onDelete: 'restrict' },
  },
  external_id: { type: 'code', json: 'string', readOnly: true, maxLength: 200 },
  kind: { type: 'enum', json: 'string', required: true, readOnly: true, default: 'text', enum: messageKind },
  direction: { type: 'enum', json: 'string', required: true, enum: messageDirection },
  text: {
    type: 'long_text', json: 'string', maxLength: 2000,
    mask: { for: ['crm_lead_omnichannel', 'crm_lead_dead'], within: true },
  },
  sent_at: { type: 'date_time', json: 'string', required: true },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  is_auto: { type: 'boolean', json: 'boolean', required: true, default: false },
  state: { type: 'enum', json: 'string', required: true, default: 'sent', enum: messageState },
  is_hidden: { type: 'boolean', json: 'boolean', required: true, readOnly: true, default: false },
  error_code: { type: 'text', json: 'string', maxLength: 50 },
  ...standardFields,
});

export const conversationMessageRules: readonly RuleModel[] = [];

export const conversationMessageDisplay = ['#', { field: 'id' }] as const;
