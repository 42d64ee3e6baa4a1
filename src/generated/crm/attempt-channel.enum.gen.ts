// Generated from schemas/crm/attempt-channel.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const attemptChannel = {
  name: 'attempt_channel',
  type: 'string',
  values: [
    { value: 'call', key: 'call', tone: 'neutral' },
    { value: 'chat', key: 'chat', tone: 'neutral' },
    { value: 'zns', key: 'zns', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type AttemptChannel = (typeof attemptChannel.values)[number]['value'];
