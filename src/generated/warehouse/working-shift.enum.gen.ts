// Generated from schemas/warehouse/working-shift.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const workingShift = {
  name: 'working_shift',
  type: 'integer',
  values: [{ value: 1, key: 'day', tone: 'info' }, { value: 2, key: 'evening', tone: 'progress' }],
} as const satisfies EnumModel;

export type WorkingShift = (typeof workingShift.values)[number]['value'];
