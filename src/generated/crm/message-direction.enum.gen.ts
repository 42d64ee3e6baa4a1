// Generated from schemas/crm/message-direction.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const messageDirection = {
  name: 'message_direction',
  type: 'string',
  values: [
    { value: 'in', key: 'in', tone: 'info' },
    { value: 'out', key: 'out', tone: 'success' },
    { value: 'internal', key: 'internal', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type MessageDirection = (typeof messageDirection.values)[number]['value'];
