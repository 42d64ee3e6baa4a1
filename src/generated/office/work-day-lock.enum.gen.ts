// Generated from schemas/office/work-day-lock.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const workDayLock = {
  name: 'work_day_lock',
  type: 'string',
  values: [{ value: 'open', key: 'open', tone: 'neutral' }, { value: 'locked', key: 'locked', tone: 'success' }],
} as const satisfies EnumModel;

export type WorkDayLock = (typeof workDayLock.values)[number]['value'];
