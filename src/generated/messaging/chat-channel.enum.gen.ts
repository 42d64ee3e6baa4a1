// Generated from schemas/messaging/chat-channel.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const chatChannel = {
  name: 'chat_channel',
  type: 'string',
  values: [{ value: 'facebook', key: 'facebook', tone: 'info' }, { value: 'zalo', key: 'zalo', tone: 'progress' }],
} as const satisfies EnumModel;

export type ChatChannel = (typeof chatChannel.values)[number]['value'];
