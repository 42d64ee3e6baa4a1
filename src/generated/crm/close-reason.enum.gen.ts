// Generated from schemas/crm/close-reason.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const closeReason = {
  name: 'close_reason',
  type: 'string',
  values: [
    { value: 'spam', key: 'spam', tone: 'danger' },
    { value: 'no_answer', key: 'no_answer', tone: 'neutral' },
    { value: 'not_customer', key: 'not_customer', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type CloseReason = (typeof closeReason.values)[number]['value'];
