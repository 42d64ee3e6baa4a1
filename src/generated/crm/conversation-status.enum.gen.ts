// Generated from schemas/crm/conversation-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const conversationStatus = {
  name: 'conversation_status',
  type: 'integer',
  values: [
    { value: 0, key: 'closed', tone: 'neutral' },
    { value: 10, key: 'pending', tone: 'warning' },
    { value: 20, key: 'processing', tone: 'progress' },
    { value: 30, key: 'awaiting_quote', tone: 'warning' },
    { value: 40, key: 'quoted', tone: 'info' },
    { value: 50, key: 'awaiting_reply', tone: 'info' },
    { value: 100, key: 'finished', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type ConversationStatus = (typeof conversationStatus.values)[number]['value'];
