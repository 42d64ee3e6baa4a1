// Generated from schemas/crm/message-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const messageState = {
  name: 'message_state',
  type: 'string',
  values: [
    { value: 'queued', key: 'queued', tone: 'neutral' },
    { value: 'sent', key: 'sent', tone: 'info' },
    { value: 'delivered', key: 'delivered', tone: 'info' },
    { value: 'seen', key: 'seen', tone: 'success' },
    { value: 'failed', key: 'failed', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type MessageState = (typeof messageState.values)[number]['value'];
