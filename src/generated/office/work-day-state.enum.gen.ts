// Generated from schemas/office/work-day-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const workDayState = {
  name: 'work_day_state',
  type: 'string',
  values: [
    { value: 'expected', key: 'expected', tone: 'neutral' },
    { value: 'working', key: 'working', tone: 'progress' },
    { value: 'present', key: 'present', tone: 'success' },
    { value: 'incomplete', key: 'incomplete', tone: 'danger' },
    { value: 'absent', key: 'absent', tone: 'danger' },
    { value: 'leave', key: 'leave', tone: 'info' },
    { value: 'day_off', key: 'day_off', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type WorkDayState = (typeof workDayState.values)[number]['value'];
