// Generated from schemas/crm/conversation.workflow.json. Edit that file and run `npm run generate`.
import type { Logic, Row } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { ConversationAssignForm } from './conversation-assign.form.gen.ts';
import type { ConversationCloseForm } from './conversation-close.form.gen.ts';
import type { Conversation } from './conversation.entity.gen.ts';

export const conversationWorkflow: WorkflowModel = {
  entity: 'conversation',
  field: 'status',
  initial: [{ to: 10 }],
  states: [
    { key: 'closed', value: 0, tone: 'neutral' },
    { key: 'pending', value: 10, tone: 'warning' },
    { key: 'processing', value: 20, tone: 'progress' },
    { key: 'awaiting_quote', value: 30, tone: 'warning' },
    { key: 'quoted', value: 40, tone: 'info' },
    { key: 'awaiting_reply', value: 50, tone: 'info' },
    { key: 'finished', value: 100, tone: 'success' },
  ],
  transitions: [
    {
      key: 'take', from: [10], to: 20, permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
      set: { account_id: (c: Logic<Conversation>) => c.user.id }, tone: 'progress', bulk: true,
    },
    {
      key: 'hand_over', from: [10, 20, 30, 40, 50], to: null, permissions: ['crm_lead_omnichannel'],
      set: { account_id: (c: Logic<Conversation, Row, ConversationAssignForm>) => c.input.account_id },
      form: 'conversation-assign', notify: { key: 'conversation_assigned', params: [], to: 'account_id' }, bulk: true,
    },
    {
      key: 'ask_quote', from: [20], to: 30, permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
      set: { has_quote: () => false }, form: 'conversation-quote', effects: ['crm/ask_price'],
    },
    {
      key: 'send_quote', from: [30], to: 40, permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
      guard: (c: Logic<Conversation>) => c.record.has_quote === true,
      set: { has_quote: () => false }, guardMessage: 'rule.conversation.no_quote', tone: 'success',
    },
    {
      key: 'refuse_quote', from: [30], to: 20, permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
      note: { minLength: 5 },
    },
    {
      key: 'finish', from: [20, 40, 50], to: 100, permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
      tone: 'success', bulk: true,
    },
    {
      key: 'close', from: [10, 20, 30, 40, 50], to: 0, permissions: ['crm_lead_create', 'crm_lead_omnichannel'],
      set: { close_reason: (c: Logic<Conversation, Row, ConversationCloseForm>) => c.input.close_reason },
      form: 'conversation-close', tone: 'danger', bulk: true,
    },
    { key: 'reopen', from: [0, 100], to: 10, permissions: [], set: { close_reason: () => null }, automatic: true },
    { key: 'note_inbound', from: [40, 50], to: 20, permissions: [], automatic: true },
    { key: 'note_sent', from: [20, 40], to: 50, permissions: [], automatic: true },
  ],
};
