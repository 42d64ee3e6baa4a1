// Generated from schemas/crm/process-limit.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const processLimit = {
  name: 'process_limit',
  type: 'integer',
  values: [
    { value: 0, key: 'times_0', tone: 'neutral' },
    { value: 1, key: 'times_1', tone: 'neutral' },
    { value: 2, key: 'times_2', tone: 'neutral' },
    { value: 3, key: 'times_3', tone: 'neutral' },
    { value: 4, key: 'times_4', tone: 'neutral' },
    { value: 5, key: 'times_5', tone: 'neutral' },
  ],
  noValue: { key: 'unlimited', tone: 'neutral' },
} as const satisfies EnumModel;

export type ProcessLimit = (typeof processLimit.values)[number]['value'];
