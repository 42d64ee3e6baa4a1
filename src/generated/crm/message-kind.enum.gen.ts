// Generated from schemas/crm/message-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const messageKind = {
  name: 'message_kind',
  type: 'string',
  values: [
    { value: 'text', key: 'text', tone: 'neutral' },
    { value: 'image', key: 'image', tone: 'neutral' },
    { value: 'video', key: 'video', tone: 'neutral' },
    { value: 'audio', key: 'audio', tone: 'neutral' },
    { value: 'file', key: 'file', tone: 'neutral' },
    { value: 'sticker', key: 'sticker', tone: 'neutral' },
    { value: 'location', key: 'location', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type MessageKind = (typeof messageKind.values)[number]['value'];
