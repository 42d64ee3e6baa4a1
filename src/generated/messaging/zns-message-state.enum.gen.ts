// Generated from schemas/messaging/zns-message-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const znsMessageState = {
  name: 'zns_message_state',
  type: 'string',
  values: [
    { value: 'queued', key: 'queued', tone: 'info' },
    { value: 'sent', key: 'sent', tone: 'success' },
    { value: 'delivered', key: 'delivered', tone: 'success' },
    { value: 'failed', key: 'failed', tone: 'danger' },
    { value: 'expired', key: 'expired', tone: 'warning' },
    { value: 'canceled', key: 'canceled', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type ZnsMessageState = (typeof znsMessageState.values)[number]['value'];
