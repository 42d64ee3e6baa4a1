// Generated from schemas/_shared/weekday.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const weekday = {
  name: 'weekday',
  type: 'integer',
  values: [
    { value: 1, key: 'monday', tone: 'neutral' },
    { value: 2, key: 'tuesday', tone: 'neutral' },
    { value: 3, key: 'wednesday', tone: 'neutral' },
    { value: 4, key: 'thursday', tone: 'neutral' },
    { value: 5, key: 'friday', tone: 'neutral' },
    { value: 6, key: 'saturday', tone: 'neutral' },
    { value: 7, key: 'sunday', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type Weekday = (typeof weekday.values)[number]['value'];
