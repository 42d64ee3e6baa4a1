// Generated from schemas/office/time-flag.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const timeFlag = {
  name: 'time_flag',
  type: 'string',
  values: [
    { value: 'mock_place', key: 'mock_place', tone: 'warning' },
    { value: 'same_place', key: 'same_place', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type TimeFlag = (typeof timeFlag.values)[number]['value'];
