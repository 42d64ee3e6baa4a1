// Generated from schemas/crm/conversation-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const conversationType = {
  name: 'conversation_type',
  type: 'string',
  values: [{ value: 'message', key: 'message', tone: 'info' }, { value: 'comment', key: 'comment', tone: 'neutral' }],
} as const satisfies EnumModel;

export type ConversationType = (typeof conversationType.values)[number]['value'];
