// Generated from schemas/crm/recall-delay.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const recallDelay = {
  name: 'recall_delay',
  type: 'integer',
  values: [
    { value: 5, key: 'minutes_5', tone: 'neutral' },
    { value: 15, key: 'minutes_15', tone: 'neutral' },
    { value: 30, key: 'minutes_30', tone: 'neutral' },
    { value: 60, key: 'minutes_60', tone: 'neutral' },
    { value: 120, key: 'minutes_120', tone: 'neutral' },
    { value: 240, key: 'minutes_240', tone: 'neutral' },
    { value: 360, key: 'minutes_360', tone: 'neutral' },
    { value: 480, key: 'minutes_480', tone: 'neutral' },
    { value: 600, key: 'minutes_600', tone: 'neutral' },
    { value: 720, key: 'minutes_720', tone: 'neutral' },
    { value: 1440, key: 'minutes_1440', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type RecallDelay = (typeof recallDelay.values)[number]['value'];
