// Generated from schemas/crm/reply-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const replyStatus = {
  name: 'reply_status',
  type: 'integer',
  values: [
    { value: 0, key: 'unread', tone: 'warning' },
    { value: 1, key: 'read', tone: 'neutral' },
    { value: 2, key: 'replied', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type ReplyStatus = (typeof replyStatus.values)[number]['value'];
