// Generated from schemas/request/request-priority.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const requestPriority = {
  name: 'request_priority',
  type: 'string',
  values: [
    { value: 'low', key: 'low', tone: 'neutral' },
    { value: 'normal', key: 'normal', tone: 'info' },
    { value: 'high', key: 'high', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type RequestPriority = (typeof requestPriority.values)[number]['value'];
